import { constants, inflateSync } from 'node:zlib';
import { REST } from 'discord.js';
import { pino } from 'pino';
import { manualClock, type StandIn } from 'stand-in-discord/testing';
import { describe, expect, it } from 'vitest';
import { faceSvg } from '../../src/discord/emojis/card-svg.ts';
import { type Alone, type Emojis, textEmojis, uploadEmojis } from '../../src/discord/emojis/emojis.ts';
import { loadPictures, pictureSources } from '../../src/discord/emojis/pictures.ts';
import { games } from '../../src/games/index.ts';
import { startStandIn } from '../sandbox/bot.ts';

/** Every playing card, and every game's own pieces. */
const pieces = pictureSources(games);
const faces = pieces.map(({ face }) => face);
const art = await loadPictures(pieces);

/** Opening and closing tags match, and every attribute is quoted: enough of XML for what we draw. */
const isWellFormed = (svg: string): boolean => {
  const open: string[] = [];
  const rest = svg.replaceAll(
    /<(\/?)([a-z]+)((?: [\w-]+="[^"<&]*")*)(\/?)>/gi,
    (_, end, tag, _attributes, alone) => {
      if (end) return open.pop() === tag ? '' : '<';
      if (!alone) open.push(tag);
      return '';
    },
  );
  return open.length === 0 && rest.trim() === '';
};

describe('pictures', () => {
  it.each(pieces)('$face is drawn as a well-formed SVG', ({ svg }) => {
    expect(svg()).toMatch(/^<svg xmlns="/);
    expect(isWellFormed(svg())).toBe(true);
  });

  it('belong to faces of their own, with texts of their own', () => {
    expect(new Set(faces).size).toBe(pieces.length);
    for (const game of games) {
      const texts = (game.pictures ?? []).map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('differ from face to face', () => {
    expect(new Set(pieces.map(({ svg }) => svg())).size).toBe(pieces.length);
    expect(new Set(art.map(({ png }) => png.toString('base64'))).size).toBe(pieces.length);
  });

  it('refuses to draw an unknown face', () => {
    expect(() => faceSvg('7x')).toThrow("'7x' is no face");
    expect(() => faceSvg('1s')).toThrow("'1s' is no face");
  });

  it.each(art)('$face is a small PNG of 128 × 128 with transparent corners', ({ png }) => {
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([128, 128]);
    expect(png.length).toBeLessThan(12 * 1024);
    const [depth, colours] = png.subarray(24, 26);
    expect([depth, colours], '8 bits of red, green, blue and alpha').toEqual([8, 6]);
    const data = png.indexOf('IDAT');
    const first = png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4));
    const pixels = inflateSync(first, { finishFlush: constants.Z_SYNC_FLUSH });
    expect(pixels[4], 'the alpha of the first pixel').toBe(0);
  });

  it('have unique names that Discord allows, and that say what they show', () => {
    for (const { name } of art) expect(name).toMatch(/^[a-z]+[0-9AJKQ]*(?:_[a-z0-9]+)*_[0-9a-f]{6}$/);
    for (const { name } of art) expect(name).toMatch(/^\w{2,32}$/);
    expect(new Set(art.map(({ name }) => name)).size).toBe(pieces.length);
    const stems = new Map(pieces.map(({ face, stem }) => [face, stem]));
    expect(['Ts', 'Ah', 'BJ', 'die5', 'ba04', 'w37', 'l9'].map((face) => stems.get(face))).toEqual([
      'spade10',
      'heartA',
      'big_joker',
      'five',
      'villain_sun_moon',
      'weather_37',
      'lighthouse_9',
    ]);
  });
});

describe('without emojis', () => {
  it('shows ranks, suits and jokers as signs', () => {
    expect(['7h', 'Ts', 'Ad', '2c', 'SJ', 'BJ'].map(textEmojis(games).text)).toEqual([
      '7♥',
      '10♠',
      'A♦',
      '2♣',
      '🃏S',
      '🃏B',
    ]);
    expect(textEmojis().emoji('7h')).toBeUndefined();
  });
});

const logged = () => {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: pino({ level: 'debug' }, { write: (line) => lines.push(JSON.parse(line)) }) };
};

const noPause = async () => {};

const withDiscord = async () => {
  const discord = await startStandIn({ rateLimits: 'off' });
  const rest = new REST({ api: discord.api, retries: 0, globalRequestsPerSecond: 1000 }).setToken(
    discord.token,
  );
  const { lines, log } = logged();
  return {
    discord,
    rest,
    lines,
    upload: () => uploadEmojis(rest, discord.applicationId, { log, games, pause: noPause }),
  };
};

const namesAt = ({ world }: StandIn): string[] => [...world.emojis.values()].map(({ name }) => name).sort();
const requestsBy = ({ requests }: StandIn, method: string) =>
  requests.filter((exchange) => exchange.method === method && exchange.path.includes('/emojis'));
const allNames = art.map(({ name }) => name).sort();

/** Uploads a picture as an outsider, or as an older version of Madoi. */
const put = async (rest: REST, discord: StandIn, name: string): Promise<void> => {
  const image = `data:image/png;base64,${art[0]?.png.toString('base64')}`;
  await rest.post(`/applications/${discord.applicationId}/emojis`, { body: { name, image } });
};

describe('uploading', () => {
  it('gives every face an emoji, in text and on buttons', async () => {
    const { discord, upload, lines } = await withDiscord();
    const emojis = await upload();
    expect(namesAt(discord)).toEqual(allNames);
    for (const { face, name } of art) {
      const emoji = emojis.emoji(face);
      expect(emoji?.name).toBe(name);
      expect(discord.world.emojis.get(emoji?.id ?? '')?.name).toBe(name);
      expect(emojis.text(face)).toBe(`<:${name}:${emoji?.id}>`);
    }
    expect(lines).toMatchObject([{ level: 30, uploaded: pieces.length, deleted: 0 }]);
    expect(discord.violations).toEqual([]);
  });

  it('shows each emoji as soon as it is uploaded', async () => {
    const { discord, rest, upload } = await withDiscord();
    await upload();
    const [late] = [...discord.world.emojis.values()];
    discord.world.emojis.delete(late!.id);
    const face = art.find(({ name }) => name === late!.name)!.face;
    let found = 0;
    const onListed = (listed: Emojis): void => {
      found = faces.filter((other) => listed.emoji(other)).length;
      expect(listed.emoji(face)).toBeUndefined();
    };
    const options = { log: logged().log, games, pause: noPause, onListed };
    const emojis = await uploadEmojis(rest, discord.applicationId, options);
    expect(found).toBe(faces.length - 1);
    expect(emojis.emoji(face)?.name).toBe(late!.name);
  });

  it('uploads nothing the second time', async () => {
    const { discord, upload } = await withDiscord();
    const first = await upload();
    const posts = requestsBy(discord, 'POST').length;
    const second = await upload();
    expect(requestsBy(discord, 'POST')).toHaveLength(posts);
    expect(requestsBy(discord, 'DELETE')).toEqual([]);
    expect(faces.map(second.text)).toEqual(faces.map(first.text));
  });

  it('deletes outdated pictures of Madoi, and nothing else', async () => {
    const { discord, rest, upload } = await withDiscord();
    const others = ['logo', 'm7h_', 'm7x_000000', 'm7h_00000g', 'heart7', 'heart_000000', 'five_gold'];
    const outdated = ['heart7_000000', 'big_joker_ffffff', 'm7h_000000', 'mBJ_ffffff'];
    for (const name of [...others, ...outdated]) await put(rest, discord, name);
    await upload();
    expect(namesAt(discord)).toEqual([...allNames, ...others].sort());
  });

  it('shows as text what Discord refuses, and logs that once', async () => {
    const { discord, upload, lines } = await withDiscord();
    discord.injectFault('POST /applications', { status: 500 }, 3);
    const emojis = await upload();
    const without = faces.filter((face) => !emojis.emoji(face));
    expect(without).toHaveLength(3);
    expect(without.map(emojis.text)).toEqual(without.map(textEmojis(games).text));
    expect(lines).toMatchObject([{ level: 40, notUploaded: 3, notDeleted: 0 }]);
    expect(JSON.stringify(lines)).not.toContain(discord.token);

    await upload();
    expect(namesAt(discord)).toEqual(allNames);
  });

  it('keeps an outdated picture in use while the current one is refused', async () => {
    const { discord, rest, upload } = await withDiscord();
    await put(rest, discord, 'm7h_000000');
    discord.injectFault('POST /applications', { status: 500 }, pieces.length);
    const emojis = await upload();
    expect(emojis.emoji('7h')?.name).toBe('m7h_000000');
    expect(emojis.text('8h')).toBe('8♥');
    expect(namesAt(discord)).toEqual(['m7h_000000']);
  });

  it('leaves most of Discord’s 50 requests a second to everything else', async () => {
    const clock = manualClock();
    const discord = await startStandIn({ clock, rateLimits: 'on' });
    const rest = new REST({ api: discord.api, globalRequestsPerSecond: 1000 }).setToken(discord.token);
    const pause = (ms: number) => clock.advance(ms);
    await uploadEmojis(rest, discord.applicationId, { log: logged().log, games, pause });
    expect(discord.requests.filter(({ status }) => status === 429)).toEqual([]);
    const times = requestsBy(discord, 'POST').map(({ at }) => at);
    const inASecond = times.map((from) => times.filter((at) => at >= from && at < from + 1_000).length);
    expect(times).toHaveLength(pieces.length);
    expect(Math.max(...inASecond)).toBe(10);
  });

  it('waits for as long as Discord asks, and asks for nothing meanwhile', async () => {
    const { discord, upload } = await withDiscord();
    discord.injectFault('POST /applications', { status: 429, retryAfterMs: 400 });
    const from = performance.now();
    const emojis = await upload();
    expect(performance.now() - from).toBeGreaterThan(400);
    expect(requestsBy(discord, 'POST')).toHaveLength(pieces.length + 1);
    expect(faces.every((face) => emojis.emoji(face))).toBe(true);
  });

  it('finds an emoji again whose upload had no response', async () => {
    const { discord, upload, lines } = await withDiscord();
    discord.injectFault('POST /applications', { dropConnection: 'after' });
    const emojis = await upload();
    expect(faces.filter((face) => !emojis.emoji(face))).toEqual([]);
    expect(lines).toMatchObject([{ level: 30, uploaded: pieces.length }]);
  });

  it('ends after the upload under way when it is told to, and another process uploads the rest', async () => {
    const { discord, rest, upload, lines } = await withDiscord();
    const stopping = new AbortController();
    let uploaded = 0;
    const pause = async (): Promise<void> => {
      uploaded += 1;
      if (uploaded === 5) stopping.abort();
    };
    const alone: Alone = (run) => run(stopping.signal);
    await uploadEmojis(rest, discord.applicationId, { log: logged().log, games, pause, alone });
    expect(namesAt(discord)).toHaveLength(5);
    await upload();
    expect(namesAt(discord)).toEqual(allNames);
    expect(discord.violations).toEqual([]);
    expect(lines).toMatchObject([{ level: 30, uploaded: pieces.length - 5 }]);
  });

  it('goes on after a failed deletion', async () => {
    const { discord, rest, upload, lines } = await withDiscord();
    await put(rest, discord, 'm7h_000000');
    discord.injectFault('DELETE /applications', { status: 500 });
    const emojis = await upload();
    expect(faces.every((face) => emojis.emoji(face))).toBe(true);
    expect(lines).toMatchObject([{ level: 40, notUploaded: 0, notDeleted: 1 }]);
  });

  it('falls back to text if emojis cannot be listed, and never throws', async () => {
    const { discord, upload, lines } = await withDiscord();
    discord.injectFault('GET /applications', { dropConnection: 'before' });
    expect((await upload()).text('Ts')).toBe('10♠');
    expect(requestsBy(discord, 'POST')).toEqual([]);
    expect(lines).toMatchObject([{ level: 40 }]);

    const { lines: strange, log } = logged();
    const unexpected = async () => ({ message: 'no emojis here' });
    const emojis = await uploadEmojis({ get: unexpected, post: unexpected, delete: unexpected }, '1', {
      log,
      games: [],
      pause: noPause,
    });
    expect(emojis.text('Ts')).toBe('10♠');
    expect(emojis.emoji('Ts')).toBeUndefined();
    expect(strange).toMatchObject([{ level: 40 }]);
  });
});
