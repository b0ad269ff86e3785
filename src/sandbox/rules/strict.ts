/**
 * Discord's own schemas, made to refuse fields they do not know, with their issues told in Discord's words.
 * Discord itself ignores most unknown fields; here a misspelt one must not pass for a feature.
 */
import { ComponentEmojiForRequestSchema } from 'discord-api-spec/zod';
import * as core from 'zod/v4/core';
import { type Fault, refuse } from './errors.ts';

const made = new WeakMap<core.$ZodType, core.$ZodType>();

/** Documented and always sent by discord.js, though the description forgets them. */
const forgotten = new Map<core.$ZodType, core.$ZodShape>([
  [
    ComponentEmojiForRequestSchema,
    {
      animated: new core.$ZodOptional({
        type: 'optional',
        innerType: new core.$ZodBoolean({ type: 'boolean' }),
      }),
    },
  ],
]);

/** The same schema, all the way down, with closed objects. */
const closed = (schema: core.$ZodType): core.$ZodType => {
  const known = made.get(schema);
  if (known) return known;
  const result = close(schema as core.$ZodTypes);
  made.set(schema, result);
  return result;
};

const close = (schema: core.$ZodTypes): core.$ZodType => {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object': {
      const fields = { ...def.shape, ...forgotten.get(schema) };
      const shape = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, closed(field)]));
      return new core.$ZodObject({ ...def, shape, catchall: new core.$ZodNever({ type: 'never' }) });
    }
    case 'array':
      return new core.$ZodArray({ ...def, element: closed(def.element) });
    case 'union':
      return new core.$ZodUnion({ ...def, options: def.options.map(closed) });
    case 'lazy': {
      const { getter } = def;
      return new core.$ZodLazy({ ...def, getter: () => closed(getter()) });
    }
    case 'optional':
      return new core.$ZodOptional({ ...def, innerType: closed(def.innerType) });
    case 'nullable':
      return new core.$ZodNullable({ ...def, innerType: closed(def.innerType) });
    case 'record':
      return new core.$ZodRecord({ ...def, valueType: closed(def.valueType) });
    default:
      return schema;
  }
};

const oneOf = (values: readonly unknown[]): string => `Value must be one of {${values.join(', ')}}.`;

const wording = (issue: core.$ZodIssue): { code: string; message: string } => {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'number' || issue.origin === 'int'
        ? { code: 'NUMBER_TYPE_MAX', message: `Value should be less than or equal to ${issue.maximum}.` }
        : { code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${issue.maximum} or fewer in length.` };
    case 'too_small':
      return issue.origin === 'number' || issue.origin === 'int'
        ? { code: 'NUMBER_TYPE_MIN', message: `Value should be greater than or equal to ${issue.minimum}.` }
        : { code: 'BASE_TYPE_MIN_LENGTH', message: `Must be ${issue.minimum} or more in length.` };
    case 'invalid_type':
      return issue.input === undefined
        ? { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }
        : { code: 'BASE_TYPE_INVALID', message: `Value is not of type ${issue.expected}.` };
    case 'invalid_value':
      return { code: 'BASE_TYPE_CHOICES', message: oneOf(issue.values) };
    case 'invalid_format':
      return issue.format === 'url'
        ? { code: 'URL_TYPE_INVALID_URL', message: 'Not a well formed URL.' }
        : { code: 'STRING_TYPE_REGEX', message: 'String value did not match validation regex.' };
    default:
      return { code: 'BASE_TYPE_INVALID', message: issue.message };
  }
};

/** Of a union's branches, the one that was meant: the one that does not already fail on the `type`. */
const meant = (branches: core.$ZodIssue[][]): core.$ZodIssue[] | undefined => {
  const typed = branches.filter(
    (issues) => !issues.some(({ path }) => path.length === 1 && path[0] === 'type'),
  );
  return [...typed].sort((a, b) => depth(b) - depth(a))[0];
};

const depth = (issues: core.$ZodIssue[]): number => Math.max(...issues.map(({ path }) => path.length));

const faultsOf = (issues: readonly core.$ZodIssue[], base: PropertyKey[]): Fault[] =>
  issues.flatMap((issue): Fault[] => {
    const path = [...base, ...issue.path];
    if (issue.code === 'invalid_union') {
      const branch = meant(issue.errors);
      if (branch) return faultsOf(branch, path);
      const types = issue.errors
        .flat()
        .flatMap((inner) => (inner.code === 'invalid_value' ? inner.values : []));
      return [{ path: [...path, 'type'], code: 'UNION_TYPE_CHOICES', message: oneOf(types) }];
    }
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...path, key],
        code: 'UNKNOWN_FIELD',
        message: 'Discord has no such field here',
      }));
    }
    return [{ path, ...wording(issue) }];
  });

/** The body as its schema has it, or 50035 with every fault at its place. */
export const checked = <T>(schema: core.$ZodType<T>, body: unknown): T => {
  const result = core.safeParse(closed(schema), body, { reportInput: true });
  if (!result.success) throw refuse.invalidForm(faultsOf(result.error.issues, []));
  return result.data as T;
};
