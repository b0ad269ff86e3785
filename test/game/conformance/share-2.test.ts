import { checkShare } from './all.ts';

checkShare(import.meta.url);
