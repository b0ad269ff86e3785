/**
 * Verifies all chance of a table file with the browser's own cryptography, by the recipe in `src/game/CHANCE.md` alone. It
 * imports nothing: what it shares with the rest is the form of the file.
 */

/** As much of a table file as there is chance in it. */
export interface ChanceInFile {
  readonly seed: string;
  readonly commitment: string;
  readonly key: string;
  readonly seats: readonly { readonly salt: string }[];
  readonly hands: readonly {
    readonly draws: readonly DrawInFile[];
    readonly actions: readonly { readonly draws: readonly DrawInFile[] }[];
  }[];
}

type DrawInFile =
  | { readonly draw: 'below'; readonly purpose: string; readonly n: number; readonly result: number }
  | {
      readonly draw: 'many';
      readonly purpose: string;
      readonly n: number;
      readonly result: readonly number[];
    }
  | {
      readonly draw: 'shuffle';
      readonly purpose: string;
      readonly items: readonly unknown[];
      readonly result: readonly unknown[];
    };

export interface IndependentVerdict {
  readonly commitment: boolean;
  readonly key: boolean;
  readonly draws: boolean;
  readonly drawCount: number;
}

const NUMBERS = 65_536;

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

async function hmacWith(keyHex: string): Promise<(text: string) => Promise<ArrayBuffer>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', fromHex(keyHex), algorithm, false, ['sign']);
  return (text) => crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
}

/** Draws from the numbers of one purpose, in order. */
function drawer(hmac: (text: string) => Promise<ArrayBuffer>, purpose: string) {
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let offset = 0;
  return async (n: number): Promise<number> => {
    for (;;) {
      if (offset === block.byteLength) {
        block = new DataView(await hmac(`${purpose}#${blocks++}`));
        offset = 0;
      }
      const number = block.getUint16(offset);
      offset += 2;
      if (number < NUMBERS - (NUMBERS % n)) return number % n;
    }
  };
}

async function isDrawn(hmac: (text: string) => Promise<ArrayBuffer>, draw: DrawInFile): Promise<boolean> {
  const next = drawer(hmac, draw.purpose);
  if (draw.draw !== 'shuffle' && draw.n < 1) return false;
  if (draw.draw === 'below') return (await next(draw.n)) === draw.result;
  if (draw.draw === 'many') {
    for (const number of draw.result) if ((await next(draw.n)) !== number) return false;
    return true;
  }
  const items = [...draw.items];
  for (let place = items.length - 1; place > 0; place--) {
    const other = await next(place + 1);
    [items[place], items[other]] = [items[other], items[place]];
  }
  return JSON.stringify(items) === JSON.stringify(draw.result);
}

export async function verifyChance(file: ChanceInFile): Promise<IndependentVerdict> {
  const salts = file.seats.map(({ salt }) => salt).join(',');
  const commitment = hex(await crypto.subtle.digest('SHA-256', fromHex(file.seed)));
  const key = hex(await (await hmacWith(file.seed))(`salt:${salts}`));
  const hmac = await hmacWith(key);
  const all = file.hands
    .flatMap(({ draws, actions }) => [draws, ...actions.map((each) => each.draws)])
    .flat();
  let draws = true;
  for (const draw of all) draws = (await isDrawn(hmac, draw)) && draws;
  return { commitment: commitment === file.commitment, key: key === file.key, draws, drawCount: all.length };
}
