/** The bot of a community whose entries have ids that 32 bits do not hold. */
import { type MessageView, textOf } from 'stand-in-discord/testing';
import { beforeEach, expect, test } from 'vitest';
import { isOnPostgresql, openRaw } from '../store/raw.ts';
import { countingFrom, BEYOND_32_BITS as FIRST } from '../store/wide-ids.ts';
import { setupLedgerTests } from './ledger-setup.ts';
import { selects } from './test-bot.ts';

const setup = setupLedgerTests();
const { member, privateReply, adjust, total } = setup;

beforeEach(() => {
  const db = openRaw(setup.bot.databaseUrl);
  db.exec(countingFrom(isOnPostgresql ? 'postgresql' : 'sqlite', FIRST));
  if (!isOnPostgresql) db.close();
});

const jsonOf = ({ attachments }: MessageView): string => {
  const { url } = attachments.find(({ filename }) => filename.endsWith('.json'))!;
  return setup.bot.discord.world.files.get(new URL(url).pathname)!.body.toString();
};

test('an admin reverses an entry by its number, and exports up to one', async () => {
  await adjust('Ben', 100);
  await adjust('Ben', 7);
  const reverse = () => privateReply('Ann', '/ledger reverse', { entry: FIRST, reason: 'typo' });
  expect(await reverse()).toContain(`takes back #${FIRST}`);
  expect(await reverse()).toContain(`by #${FIRST + 2}`);
  expect(await total('Ben')).toBe(7);
  for (const { through, ids } of [
    { through: FIRST + 1, ids: [FIRST, FIRST + 1] },
    { through: FIRST + 2, ids: [FIRST, FIRST + 1, FIRST + 2] },
  ]) {
    const exported = (await member('Ann').runCommand('/ledger export', { through })).ephemeral!;
    expect(textOf(exported)).toContain(`up to #${through}`);
    expect(JSON.parse(jsonOf(exported))).toMatchObject({ through, entries: ids.map((id) => ({ id })) });
  }
});

test('members page through the history in both directions', async () => {
  for (let number = 1; number <= 25; number++)
    expect(await adjust('Ben', number, `reason ${number}`)).toContain(`#${FIRST + number - 1}`);
  const { ephemeral } = await member('Dan').runCommand('/ledger history');
  const press = async (label: string) => textOf((await member('Dan').press(ephemeral!, label)).ephemeral!);
  expect(textOf(ephemeral!)).toContain(`**#${FIRST + 24}**`);
  expect(await press('Older ▶')).toContain('reason 15');
  expect(await press('Older ▶')).toContain('reason 1\n');
  expect(await press('◀ Newer')).toContain('reason 15');
});

test('a season that is settled is shown by itself, and its settlement can be reversed', async () => {
  await adjust('Ben', 100);
  const question = (await member('Ann').runCommand('/ledger settle', { 'season-name': 'Spring' })).ephemeral!;
  await member('Ann').press(question, 'Settle');
  expect(await total('Ben')).toBe(0);
  await adjust('Ben', 7);
  const shown = (await member('Dan').runCommand('/ledger seasons')).ephemeral!;
  const [menu] = selects(shown);
  const { value } = menu!.options!.find(({ label }) => label.includes('Spring'))!;
  const season = await member('Dan').select(shown, menu!.custom_id!, value);
  expect(textOf(season.ephemeral!)).toMatch(/Spring[\s\S]*Ben[\s\S]*\+100/);
  await privateReply('Ann', '/ledger reverse', { entry: FIRST + 1, reason: 'too early' });
  expect(await total('Ben')).toBe(107);
});
