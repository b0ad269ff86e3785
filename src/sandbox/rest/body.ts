/** A request's body: JSON, or a form with `payload_json` and `files[n]`. */
import type { HonoRequest } from 'hono';
import { refuse } from '../rules/errors.ts';
import type { Call, Upload } from './route.ts';

type Sent = Pick<Call, 'body' | 'uploads'>;

export const bodyOf = async (request: HonoRequest): Promise<Sent> => {
  const type = request.header('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return multipart(await request.raw.formData());
  const text = await request.text();
  if (text === '') return { body: {}, uploads: [] };
  if (!type.startsWith('application/json')) throw refuse.malformed();
  return { body: parsed(text), uploads: [] };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse.malformed();
  }
};

const multipart = async (form: FormData): Promise<Sent> => {
  const uploads: Upload[] = [];
  let body: unknown = {};
  for (const [key, value] of form) {
    const index = /^files\[(\d+)\]$/.exec(key)?.[1];
    if (key === 'payload_json' && typeof value === 'string') body = parsed(value);
    else if (index !== undefined && typeof value !== 'string') {
      const bytes = Buffer.from(await value.arrayBuffer());
      uploads.push({ index: Number(index), name: value.name, mime: value.type, body: bytes });
    } else {
      const message = 'Neither payload_json nor files[n]';
      throw refuse.invalidForm([{ path: [key], code: 'UNKNOWN_FIELD', message }]);
    }
  }
  return { body, uploads };
};
