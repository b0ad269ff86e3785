/** `node --import tsx src/build/cli/madoi.ts FOLDER`: builds Madoi into a folder, for `node FOLDER/main.mjs`. */
import { buildMadoi } from '../madoi.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node --import tsx src/build/cli/madoi.ts FOLDER');
await buildMadoi(folder);
