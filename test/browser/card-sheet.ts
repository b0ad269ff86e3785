/** The contact sheet of cards and pieces. */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PictureSource, pictureSources } from '../../src/discord/emojis/pictures.ts';
import { games } from '../../src/games/index.ts';
import { DARK, LIGHT, type Sheet, type Theme, VISIONS, visionFilters } from './sheet.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Pixels of an emoji in a button, in text, in a heading, and alone in a message. */
const SIZES = [20, 22, 33, 48];

/** Besides the two themes: the darkest theme, a gray button in the dark and in the light theme, a blue button. */
const OTHER_BACKGROUNDS = ['#1a1a1e', '#4e5058', '#e3e5e8', '#5865f2'];

/** The picture of a face at a commit; undefined if it had none. */
function pictureAt(revision: string, { file }: PictureSource): Buffer | undefined {
  try {
    const path = relative(ROOT, fileURLToPath(file));
    return execFileSync('git', ['show', `${revision}:${path}`], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** The playing cards or one game's pieces: the paths of their pictures now, and before. */
type Group = readonly (readonly string[])[];

const rowOf = (paths: readonly string[], size: number): string =>
  `<div>${paths.map((path) => `<img src="${path}" width="${size}" height="${size}" alt="">`).join(' ')}</div>`;

const blockOf = (
  groups: readonly Group[],
  title: string,
  { background, ink }: Theme,
  vision?: string,
): string => {
  const filter = vision === undefined ? '' : `;filter:url(#${vision})`;
  const rows = groups.map((versions) =>
    SIZES.flatMap((size) => versions.map((paths) => rowOf(paths, size))).join(''),
  );
  return `<section style="background:${background};color:${ink}${filter}"><h2>${title}</h2>${rows.join('<hr>')}</section>`;
};

export async function cardSheet(revision: string | undefined): Promise<Sheet> {
  const images = new Map<string, Buffer>();
  for (const source of pictureSources(games)) {
    images.set(`now/${source.face}.png`, await readFile(source.file));
    const before = revision === undefined ? undefined : pictureAt(revision, source);
    if (before) images.set(`before/${source.face}.png`, before);
  }
  const pieces = games.map(({ pictures = [] }) => pictures.map(({ face }) => face));
  const groups = [pictureSources([]).map(({ face }) => face), ...pieces]
    .filter((faces) => faces.length > 0)
    .map((faces) =>
      ['now', 'before']
        .map((version) => faces.map((face) => `${version}/${face}.png`).filter((path) => images.has(path)))
        .filter((paths) => paths.length > 0),
    );
  const blocks = [
    blockOf(groups, 'dark', DARK),
    blockOf(groups, 'light', LIGHT),
    ...OTHER_BACKGROUNDS.map((background) =>
      blockOf(groups.slice(0, 1), background, { background, ink: '#888888' }),
    ),
    ...VISIONS.flatMap((vision) => [
      blockOf(groups, `${vision}, dark`, DARK, vision),
      blockOf(groups, `${vision}, light`, LIGHT, vision),
    ]),
  ];
  const html = `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; font: 16px/1.375 sans-serif }
section { padding: 8px }
h2 { margin: 0; font-size: 12px }
</style>${visionFilters()}${blocks.join('')}`;
  return { html, images };
}
