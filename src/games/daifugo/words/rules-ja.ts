import type { RulesPage } from '../../../game/words.ts';
export const rulesJa: readonly RulesPage[] = [{ title: 'x', body: 'x' }];
