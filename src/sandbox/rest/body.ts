/** Reads a request's body: JSON, or a form with `payload_json` and `files[n]`. */
import type { HonoRequest } from 'hono';
import { refusals } from '../rules/errors.ts';
import type { Call, Upload } from './route.ts';

type RequestBody = Pick<Call, 'body' | 'uploads'>;

export const readBody = async (request: HonoRequest): Promise<RequestBody> => {
  const type = request.header('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return readMultipart(await request.raw.formData());
  const text = await request.text();
  if (text === '') return { body: {}, uploads: [] };
  if (!type.startsWith('application/json')) throw refusals.malformed();
  return { body: parseJson(text), uploads: [] };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw refusals.malformed();
  }
};

const readMultipart = async (form: FormData): Promise<RequestBody> => {
  const uploads: Upload[] = [];
  let body: unknown = {};
  for (const [key, value] of form) {
    const index = /^files\[(\d+)\]$/.exec(key)?.[1];
    if (key === 'payload_json' && typeof value === 'string') body = parseJson(value);
    else if (index !== undefined && typeof value !== 'string') {
      const bytes = Buffer.from(await value.arrayBuffer());
      uploads.push({ index: Number(index), name: value.name, mime: value.type, body: bytes });
    } else {
      const message = 'Neither payload_json nor files[n]';
      throw refusals.invalidForm([{ path: [key], code: 'UNKNOWN_FIELD', message }]);
    }
  }
  return { body, uploads };
};
