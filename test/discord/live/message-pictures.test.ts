/** Pictures in public messages: with the edit that shows the table, after the one that shows its end, and in nobody's way. */
import { describe, expect, it } from 'vitest';
import { endTable } from '../../../src/tables/open-table.ts';
import { deferred } from '../../deferred.ts';
import { ann, ben, playing, tableAfter } from '../../tables/fixtures.ts';
import { afterChoice, GRACE, MESSAGE, PACE, setupPublisher } from './publisher-setup.ts';
import { discordError } from './responses.ts';

const inPlay = (picture: boolean, hands = 1) => ({
  ...playing([ann, ben], { turnSeconds: 0, picture, options: { hands } }),
  messageId: MESSAGE,
});

/** The last choice of the only hand, which ends the table. */
const atLastChoice = (picture = false) => afterChoice(inPlay(picture), ann);

const filesSent = ({ sent }: ReturnType<typeof setupPublisher>) => sent.map(({ files }) => files.length);

describe('a table in play with a picture', () => {
  it('is shown with it in one edit, drawn anew for what has changed only', async () => {
    const fixture = setupPublisher(inPlay(true));
    fixture.change(afterChoice(fixture.table, ann, 'think'));
    await fixture.clock.advance(GRACE);
    expect(filesSent(fixture)).toEqual([1]);
    const [file] = fixture.sent[0]!.files;
    expect(file).toMatch(/^table-[0-9a-f]{12}\.png$/);
    expect(fixture.sent[0]!.text).toContain(`attachment://${file}`);
    fixture.change({ ...fixture.table });
    await fixture.clock.advance(2 * PACE);
    expect(fixture.sent).toHaveLength(1);
  });

  it('is shown without where drawing takes long, and gets it later', async () => {
    const fixture = setupPublisher(inPlay(true));
    const drawing = deferred();
    fixture.pictures.draw = () => drawing.promise.then(() => Buffer.from('png'));
    fixture.change(afterChoice(fixture.table, ann, 'think'));
    await fixture.clock.advance(GRACE + 300);
    expect(filesSent(fixture)).toEqual([0]);
    expect(fixture.sent[0]!.text).toContain('"attachments":[]');
    drawing.resolve();
    await fixture.clock.advance(2 * PACE);
    expect(filesSent(fixture)).toEqual([0, 1]);
  });

  it('has none without the option', async () => {
    const fixture = setupPublisher(inPlay(false));
    fixture.change(afterChoice(fixture.table, ann, 'think'));
    await fixture.clock.advance(2 * PACE);
    expect(filesSent(fixture)).toEqual([0]);
  });

  it('gets it back after an answer that has shown the table without', async () => {
    const fixture = setupPublisher(inPlay(true));
    fixture.change(afterChoice(fixture.table, ann, 'think'));
    fixture.publisher.markShown(fixture.table, await fixture.publisher.draw(fixture.table));
    await fixture.clock.advance(2 * PACE);
    expect(filesSent(fixture)).toEqual([1]);
  });
});

describe('the results of a table', () => {
  it('are in the edit that shows its end, with all that they show in words', async () => {
    const fixture = setupPublisher(atLastChoice());
    fixture.change(afterChoice(fixture.table, ben, 'leave'));
    expect(fixture.table.phase).toBe('over');
    await fixture.clock.advance(2 * PACE);
    expect(filesSent(fixture)).toEqual([1]);
    const { text, files } = fixture.sent[0]!;
    expect(files[0]).toMatch(/^results-[0-9a-f]{12}\.png$/);
    expect(text).toMatch(/"description":"Toy · Results · [^"]*1\. (ann|ben) /);
    await fixture.clock.advance(20 * PACE);
    expect(fixture.sent).toHaveLength(1);
  });

  it('are not drawn where the table was ended in its first hand', async () => {
    const fixture = setupPublisher(inPlay(true));
    fixture.change(tableAfter(fixture.table, endTable(ann.id, true)));
    await fixture.clock.advance(5 * PACE);
    expect(filesSent(fixture)).toEqual([0]);
  });

  it('are left out where they cannot be drawn; the message stays as it is', async () => {
    const fixture = setupPublisher(atLastChoice());
    fixture.pictures.draw = () => Promise.reject(new Error('no thread'));
    fixture.change(afterChoice(fixture.table, ben, 'leave'));
    await fixture.clock.advance(20 * PACE);
    expect(filesSent(fixture)).toEqual([0]);
  });

  it('are left out where the bot may not attach files', async () => {
    const fixture = setupPublisher(atLastChoice());
    fixture.pictures.isAllowed = false;
    fixture.change(afterChoice(fixture.table, ben, 'leave'));
    await fixture.clock.advance(20 * PACE);
    expect(filesSent(fixture)).toEqual([0]);
  });
});

describe('a picture that Discord refuses', () => {
  it.each([
    ['forbidden', 50_013, 403],
    ['too large', 40_005, 413],
  ])('(%s) costs the message nothing else, and is not sent again', async (_, code, status) => {
    const fixture = setupPublisher(inPlay(true));
    fixture.responses.push(discordError(code, status));
    fixture.change(afterChoice(fixture.table, ann, 'think'));
    await fixture.clock.advance(2 * PACE);
    expect(filesSent(fixture)).toEqual([1, 0]);
    fixture.change(afterChoice(fixture.table, ann));
    await fixture.clock.advance(2 * PACE);
    expect(filesSent(fixture)).toEqual([1, 0, 0]);
    expect(fixture.held).toEqual([]);
  });
});
