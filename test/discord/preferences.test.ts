/** The one door through which an interaction gets its reader's language, and what is remembered for it. */
import { pino } from 'pino';
import { manualClock } from 'stand-in-discord/testing';
import { expect, it } from 'vitest';
import { createPreferences } from '../../src/discord/preferences.ts';
import { type Preferences, USUAL_PREFERENCES } from '../../src/store/preferences.ts';

function setup() {
  const stored = new Map<string, Preferences>();
  const told: string[] = [];
  let reads = 0;
  let isBroken = false;
  const clock = manualClock(0);
  const keeper = createPreferences(
    {
      async of(userId) {
        reads += 1;
        await Promise.resolve();
        if (isBroken) throw new Error('disk full');
        return stored.get(userId) ?? USUAL_PREFERENCES;
      },
      async change(userId, change) {
        const after = { ...(stored.get(userId) ?? USUAL_PREFERENCES), ...change };
        stored.set(userId, after);
        return after;
      },
    },
    { clock, log: pino({ level: 'silent' }), onChanged: (userId) => told.push(userId) },
  );
  return {
    keeper,
    told,
    stored,
    reads: () => reads,
    break: (broken: boolean) => {
      isBroken = broken;
    },
  };
}

const pressed = (id = '1', locale = 'fr') => ({ user: { id }, locale });

it('an interaction has the language that its user has chosen, and that of their Discord once they have taken it back', async () => {
  const { keeper } = setup();
  const interaction = pressed('1', 'en-GB');
  await keeper.translate(interaction);
  expect(interaction.locale).toBe('en-GB');
  await keeper.change('1', { locale: 'zh' });
  await keeper.translate(interaction);
  expect(interaction.locale).toBe('zh-CN');
  await keeper.change('1', { locale: null });
  await keeper.translate(interaction);
  expect(interaction.locale).toBe('en-GB');
});

it('a person is read once, however often they press, and again once they are forgotten', async () => {
  const { keeper, reads } = setup();
  await Promise.all(Array.from({ length: 20 }, () => keeper.translate(pressed())));
  await keeper.of('1');
  expect(reads()).toBe(1);
  keeper.forget('1');
  await keeper.of('1');
  expect(reads()).toBe(2);
});

it('a change during a read is what counts', async () => {
  const { keeper } = setup();
  const reading = keeper.of('1');
  await keeper.change('1', { hints: false });
  expect(await reading).toMatchObject({ hints: false });
  expect(await keeper.of('1')).toMatchObject({ hints: false });
});

it('where they cannot be read, everything is as usual, and they are read again next time', async () => {
  const { keeper, stored, break: breakStore } = setup();
  stored.set('1', { ...USUAL_PREFERENCES, locale: 'ja' });
  breakStore(true);
  const interaction = pressed();
  await keeper.translate(interaction);
  expect(interaction.locale).toBe('fr');
  breakStore(false);
  await keeper.translate(interaction);
  expect(interaction.locale).toBe('ja');
});

it('for a member who is too fast nothing is read', async () => {
  const { keeper, reads } = setup();
  const interaction = pressed();
  keeper.translateKnown(interaction);
  expect([interaction.locale, reads()]).toEqual(['fr', 0]);
  await keeper.change('1', { locale: 'ja' });
  keeper.translateKnown(interaction);
  expect(interaction.locale).toBe('ja');
});

it('other bots are told of a change and of an erasure, and what they have changed is read anew', async () => {
  const { keeper, stored, told } = setup();
  await keeper.change('1', { locale: 'zh' });
  keeper.forget('2');
  expect(told).toEqual(['1', '2']);
  stored.set('1', { ...USUAL_PREFERENCES, locale: 'ja' });
  expect((await keeper.of('1')).locale).toBe('zh');
  keeper.onChangedElsewhere('1');
  expect((await keeper.of('1')).locale).toBe('ja');
  expect(told).toEqual(['1', '2']);
});
