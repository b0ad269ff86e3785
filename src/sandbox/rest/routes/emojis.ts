/** Routes of the application's emojis. */
import * as z from 'zod';
import { apiEmoji } from '../../api/objects.ts';
import { type Fault, refusals } from '../../rules/errors.ts';
import { parseBody } from '../../rules/strict.ts';
import { type AppEmoji, notifyChange, type World } from '../../world/world.ts';
import { buckets, type Call, created, noContent, ok, type Reply, type Route } from '../route.ts';
import { requireApplication } from './access.ts';

const MAX_EMOJIS = 2000;
const MAX_IMAGE_BYTES = 256 * 1024;

const emojiName = z.string().min(2).max(32).regex(/^\w+$/);
const creation = z.strictObject({ name: emojiName, image: z.string() });
const renaming = z.strictObject({ name: emojiName });

const fault = (field: string, code: string, message: string): Fault => ({ path: [field], code, message });

/** Read from the bytes, as Discord does: the URI's own type is often wrong (discord.js writes `image/jpg`). */
const mimeOf = (image: Buffer): string | undefined => {
  if (image.subarray(0, 4).toString('latin1') === '\x89PNG') return 'image/png';
  if (image.subarray(0, 4).toString('latin1') === 'GIF8') return 'image/gif';
  if (image.subarray(0, 2).toString('hex') === 'ffd8') return 'image/jpeg';
  if (image.subarray(8, 12).toString('latin1') === 'WEBP') return 'image/webp';
  return image.subarray(4, 12).toString('latin1') === 'ftypavif' ? 'image/avif' : undefined;
};

const parseImage = (uri: string): { mime: string; image: Buffer } => {
  const [, data = ''] = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,([A-Za-z0-9+/]+=*)$/.exec(uri) ?? [];
  const image = Buffer.from(data, 'base64');
  const mime = mimeOf(image);
  if (mime === undefined) throw refusals.invalidForm([fault('image', 'IMAGE_INVALID', 'Invalid image data')]);
  if (image.length > MAX_IMAGE_BYTES) {
    throw refusals.invalidForm([
      fault('image', 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.'),
    ]);
  }
  return { mime, image };
};

const requireFreeName = (world: World, name: string, renamed?: AppEmoji): void => {
  if ([...world.emojis.values()].some((emoji) => emoji.name === name && emoji !== renamed)) {
    throw refusals.invalidForm([
      fault('name', 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'An emoji with this name already exists'),
    ]);
  }
};

const requireEmoji = ({ world, param }: Call): AppEmoji => {
  requireApplication(world, param('application'));
  const emoji = world.emojis.get(param('emoji'));
  if (!emoji) throw refusals.unknownEmoji();
  return emoji;
};

const list = ({ world, param }: Call): Reply => {
  requireApplication(world, param('application'));
  return ok({ items: [...world.emojis.values()].map((emoji) => apiEmoji(world, emoji)) });
};

const create = ({ world, param, body }: Call): Reply => {
  requireApplication(world, param('application'));
  const requested = parseBody(creation, body);
  const { mime, image } = parseImage(requested.image);
  requireFreeName(world, requested.name);
  if (world.emojis.size >= MAX_EMOJIS) throw refusals.tooManyEmojis();
  const emoji: AppEmoji = {
    id: world.nextId(),
    name: requested.name,
    animated: mime === 'image/gif',
    mime,
    image,
  };
  world.emojis.set(emoji.id, emoji);
  notifyChange(world);
  return created(apiEmoji(world, emoji));
};

const rename = (call: Call): Reply => {
  const emoji = requireEmoji(call);
  const requested = parseBody(renaming, call.body);
  requireFreeName(call.world, requested.name, emoji);
  emoji.name = requested.name;
  notifyChange(call.world);
  return ok(apiEmoji(call.world, emoji));
};

const remove = (call: Call): Reply => {
  call.world.emojis.delete(requireEmoji(call).id);
  notifyChange(call.world);
  return noContent;
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
    run: (call) => ok(apiEmoji(call.world, requireEmoji(call))),
  },
  { ...common, method: 'PATCH', path: `${path}/:emoji`, run: rename },
  { ...common, method: 'DELETE', path: `${path}/:emoji`, run: remove },
];
