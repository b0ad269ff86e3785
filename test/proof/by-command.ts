/** Files of tables, verified as by `npm run -s verify`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyFiles } from '../../src/ledger/cli/verify-files.ts';
import { type TableFile, writeTableFile } from '../../src/proof/table-file.ts';

/** @param files by the names that the command prints; @param store the database of `--ledger`; null: none */
export async function verifyByCommand(
  files: Readonly<Record<string, TableFile>>,
  store: Parameters<typeof verifyFiles>[1],
) {
  const folder = mkdtempSync(join(tmpdir(), 'madoi-'));
  const paths = Object.entries(files).map(([name, file]) => {
    const path = join(folder, `${name}.json`);
    writeFileSync(path, writeTableFile(file));
    return path;
  });
  const lines: string[] = [];
  const status = await verifyFiles(paths, store, (line) => lines.push(line));
  rmSync(folder, { recursive: true });
  return { status, stdout: lines.join('\n') };
}
