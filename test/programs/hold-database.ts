/** A program that opens the database of its argument and holds it until it is killed. */
import { openDatabase } from '../../src/store/database.ts';

const database = await openDatabase(process.argv[2]!);
process.stdin.resume().once('end', () => database.close());
console.log('open');
