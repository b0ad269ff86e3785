import type { RulesPage } from '../../../game/words.ts';
export const rulesEn: readonly RulesPage[] = [{ title: 'x', body: 'x' }];
