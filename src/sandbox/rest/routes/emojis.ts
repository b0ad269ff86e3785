import * as z from 'zod';
import { apiEmoji } from '../../api/objects.ts';
import { type Fault, refuse } from '../../rules/errors.ts';
import { checked } from '../../rules/strict.ts';
import { type AppEmoji, changed, type World } from '../../world/world.ts';
import { buckets, type Call, created, nothing, ok, type Reply, type Route } from '../route.ts';
import { theApplication } from './access.ts';

const MOST_EMOJIS = 2000;
const LARGEST = 256 * 1024;

const name = z.string().min(2).max(32).regex(/^\w+$/);
const creation = z.strictObject({ name, image: z.string() });
const renaming = z.strictObject({ name });

const fault = (field: string, code: string, message: string): Fault => ({ path: [field], code, message });

/** Told by the bytes, as Discord does: what the URI says of itself is often wrong (discord.js writes `image/jpg`). */
const mimeOf = (image: Buffer): string | undefined => {
  if (image.subarray(0, 4).toString('latin1') === '\x89PNG') return 'image/png';
  if (image.subarray(0, 4).toString('latin1') === 'GIF8') return 'image/gif';
  if (image.subarray(0, 2).toString('hex') === 'ffd8') return 'image/jpeg';
  if (image.subarray(8, 12).toString('latin1') === 'WEBP') return 'image/webp';
  return image.subarray(4, 12).toString('latin1') === 'ftypavif' ? 'image/avif' : undefined;
};

const imageOf = (uri: string): { mime: string; image: Buffer } => {
  const [, data = ''] = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,([A-Za-z0-9+/]+=*)$/.exec(uri) ?? [];
  const image = Buffer.from(data, 'base64');
  const mime = mimeOf(image);
  if (mime === undefined) throw refuse.invalidForm([fault('image', 'IMAGE_INVALID', 'Invalid image data')]);
  if (image.length > LARGEST) {
    throw refuse.invalidForm([
      fault('image', 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.'),
    ]);
  }
  return { mime, image };
};

const holdName = (world: World, wanted: string, own?: AppEmoji): void => {
  if ([...world.emojis.values()].some((emoji) => emoji.name === wanted && emoji !== own)) {
    throw refuse.invalidForm([
      fault('name', 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'An emoji with this name already exists'),
    ]);
  }
};

const theEmoji = ({ world, param }: Call): AppEmoji => {
  theApplication(world, param('application'));
  const emoji = world.emojis.get(param('emoji'));
  if (!emoji) throw refuse.unknownEmoji();
  return emoji;
};

const list = ({ world, param }: Call): Reply => {
  theApplication(world, param('application'));
  return ok({ items: [...world.emojis.values()].map((emoji) => apiEmoji(world, emoji)) });
};

const create = ({ world, param, body }: Call): Reply => {
  theApplication(world, param('application'));
  const wanted = checked(creation, body);
  const { mime, image } = imageOf(wanted.image);
  holdName(world, wanted.name);
  if (world.emojis.size >= MOST_EMOJIS) throw refuse.tooManyEmojis();
  const emoji: AppEmoji = {
    id: world.nextId(),
    name: wanted.name,
    animated: mime === 'image/gif',
    mime,
    image,
  };
  world.emojis.set(emoji.id, emoji);
  changed(world);
  return created(apiEmoji(world, emoji));
};

const rename = (call: Call): Reply => {
  const emoji = theEmoji(call);
  const wanted = checked(renaming, call.body);
  holdName(call.world, wanted.name, emoji);
  emoji.name = wanted.name;
  changed(call.world);
  return ok(apiEmoji(call.world, emoji));
};

const remove = (call: Call): Reply => {
  call.world.emojis.delete(theEmoji(call).id);
  changed(call.world);
  return nothing;
};

const path = '/applications/:application/emojis';
const common = { auth: 'bot', bucket: buckets.emojis } as const;

export const emojiRoutes: Route[] = [
  { ...common, method: 'GET', path, run: list },
  { ...common, method: 'POST', path, run: create },
  {
    ...common,
    method: 'GET',
    path: `${path}/:emoji`,
    run: (call) => ok(apiEmoji(call.world, theEmoji(call))),
  },
  { ...common, method: 'PATCH', path: `${path}/:emoji`, run: rename },
  { ...common, method: 'DELETE', path: `${path}/:emoji`, run: remove },
];
