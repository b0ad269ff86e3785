/** The page that verifies a table file by itself, from a disk or a server. It loads and sends nothing. */
import { DISCORD_LOCALES, LOCALES, type Locale } from '../../game/words.ts';
import { games } from '../../games/index.ts';
import { proofWords } from '../../text/proof/catalogue.ts';
import { verdictText } from '../../text/proof/verdict.ts';
import { chooseAgain } from '../choose.ts';
import { MAX_FILE_BYTES, readTableFile, type TableFile } from '../table-file.ts';
import type { Verdict } from '../verdict.ts';
import { verifyTable } from '../verify.ts';
import { gameNameOf } from './game-names.ts';
import { type IndependentVerdict, verifyChance } from './independent.ts';

/** The page goes on answering: it works for so long, in milliseconds, and then rests. */
const SLICE_MS = 40;

const locale: Locale = localeOf(navigator.languages);
const { page: words, nameSeparator } = proofWords(locale);

function localeOf(languages: readonly string[]): Locale {
  for (const language of languages) {
    const [base = ''] = language.split('-');
    const found = LOCALES.find((each) =>
      DISCORD_LOCALES[each].some((spoken) => spoken.split('-')[0] === base),
    );
    if (found) return found;
  }
  return 'en';
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  content: string | readonly Node[] = '',
  className = '',
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  if (typeof content === 'string') made.textContent = content;
  else made.append(...content);
  if (className) made.className = className;
  return made;
};

const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
};

const list = (lines: readonly string[]): HTMLElement =>
  element(
    'ul',
    lines.map((line) => element('li', line)),
  );

function createPause(): () => Promise<void> | void {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE_MS) return;
    return new Promise((resolve) =>
      setTimeout(() => {
        since = performance.now();
        resolve();
      }),
    );
  };
}

function show(verdict: string, ...nodes: readonly Node[]): void {
  document.body.dataset.verdict = verdict;
  part('result').replaceChildren(...nodes);
}

const headline = (agrees: boolean, text: string): HTMLElement =>
  element('h2', `${agrees ? '✓' : '✗'} ${text}`, agrees ? 'agrees' : 'differs');

function tableOf(file: TableFile): HTMLElement {
  const names = file.seats.map(({ name, player }) => (player === 'computer' ? `🤖 ${name}` : name || '—'));
  return element(
    'p',
    `${gameNameOf(file.game, file.seats.length, locale)} · ${names.join(nameSeparator)}`,
    'table',
  );
}

function independentPart(found: IndependentVerdict | null): readonly Node[] {
  const checks = (['commitment', 'key', 'draws'] as const).map((name) => {
    const agrees = found?.[name] ?? false;
    const count = name === 'draws' && found ? ` (${found.drawCount})` : '';
    const text = `${agrees ? '✓' : '✗'} ${words.checks[name]}${count} — ${agrees ? words.yes : words.no}`;
    return element('li', text, agrees ? 'agrees' : 'differs');
  });
  return [
    element('h3', words.independent),
    element('p', words.independentAbout, 'about'),
    found ? element('ul', checks) : element('p', words.failed),
  ];
}

async function verify(text: string): Promise<void> {
  const file = readTableFile(text);
  if ('malformed' in file) return show('malformed', headline(false, words.malformed(file.malformed)));
  const independent = await verifyChance(file).catch(() => null);
  const verdict: Verdict = await verifyTable(file, { games, choose: chooseAgain, pause: createPause() });
  const told = verdictText(verdict, locale);
  const isChanceRight =
    independent === null || (independent.commitment && independent.key && independent.draws);
  document.body.dataset.found = JSON.stringify({ verdict, independent });
  show(
    verdict.outcome === 'agrees' && !isChanceRight ? 'differs' : verdict.outcome,
    headline(told.agrees && isChanceRight, told.headline),
    tableOf(file),
    element('p', words.compare),
    element('p', [element('code', file.commitment)]),
    ...independentPart(independent),
    element('h3', words.bundled),
    element('p', words.bundledAbout, 'about'),
    list([told.headline, ...told.lines]),
  );
}

async function open(file: File | undefined): Promise<void> {
  if (!file) return;
  show('working', element('p', words.working));
  if (file.size > MAX_FILE_BYTES) return show('malformed', headline(false, words.malformed('> 20 MB')));
  await verify(await file.text()).catch(() => show('failed', headline(false, words.failed)));
}

function start(): void {
  document.documentElement.lang = { ja: 'ja', en: 'en', zh: 'zh-Hans' }[locale];
  document.title = words.title;
  part('title').textContent = words.title;
  part('intro').textContent = words.intro;
  part('choose').textContent = words.choose;
  part('drop').textContent = words.drop;
  part('local').textContent = words.local;
  const input = part('file') as HTMLInputElement;
  input.addEventListener('change', () => {
    void open(input.files?.[0]);
    // The same file may be chosen again after it was changed.
    input.value = '';
  });
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    void open(event.dataTransfer?.files[0]);
  });
}

start();
