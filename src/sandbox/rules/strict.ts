/**
 * Validation by Discord's own schemas, closed to unknown fields, with issues in Discord's words. Discord ignores most
 * unknown fields; here a misspelt field is an error.
 */
import { ComponentEmojiForRequestSchema } from 'discord-api-spec/zod';
import * as core from 'zod/v4/core';
import { type Fault, refusals } from './errors.ts';

const closedSchemas = new WeakMap<core.$ZodType, core.$ZodType>();

/** Documented fields that discord.js always sends and that the API description lacks. */
const UNDESCRIBED_FIELDS = new Map<core.$ZodType, core.$ZodShape>([
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

/** The same schema with every object closed, at any depth. Memoized: schemas are recursive. */
const closedSchema = (schema: core.$ZodType): core.$ZodType => {
  const cached = closedSchemas.get(schema);
  if (cached) return cached;
  const result = closeSchema(schema as core.$ZodTypes);
  closedSchemas.set(schema, result);
  return result;
};

const closeSchema = (schema: core.$ZodTypes): core.$ZodType => {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object': {
      const fields = { ...def.shape, ...UNDESCRIBED_FIELDS.get(schema) };
      const shape = Object.fromEntries(
        Object.entries(fields).map(([key, field]) => [key, closedSchema(field)]),
      );
      return new core.$ZodObject({ ...def, shape, catchall: new core.$ZodNever({ type: 'never' }) });
    }
    case 'array':
      return new core.$ZodArray({ ...def, element: closedSchema(def.element) });
    case 'union':
      return new core.$ZodUnion({ ...def, options: def.options.map(closedSchema) });
    case 'lazy': {
      const { getter } = def;
      return new core.$ZodLazy({ ...def, getter: () => closedSchema(getter()) });
    }
    case 'optional':
      return new core.$ZodOptional({ ...def, innerType: closedSchema(def.innerType) });
    case 'nullable':
      return new core.$ZodNullable({ ...def, innerType: closedSchema(def.innerType) });
    case 'record':
      return new core.$ZodRecord({ ...def, valueType: closedSchema(def.valueType) });
    default:
      return schema;
  }
};

const choicesMessage = (values: readonly unknown[]): string => `Value must be one of {${values.join(', ')}}.`;

const describeIssue = (issue: core.$ZodIssue): { code: string; message: string } => {
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
      return { code: 'BASE_TYPE_CHOICES', message: choicesMessage(issue.values) };
    case 'invalid_format':
      return issue.format === 'url'
        ? { code: 'URL_TYPE_INVALID_URL', message: 'Not a well formed URL.' }
        : { code: 'STRING_TYPE_REGEX', message: 'String value did not match validation regex.' };
    default:
      return { code: 'BASE_TYPE_INVALID', message: issue.message };
  }
};

/** The branch of a union that was meant: one that does not fail on `type`, and of these the one that got deepest. */
const intendedBranch = (branches: core.$ZodIssue[][]): core.$ZodIssue[] | undefined => {
  const ofSameType = branches.filter(
    (issues) => !issues.some(({ path }) => path.length === 1 && path[0] === 'type'),
  );
  return [...ofSameType].sort((a, b) => depth(b) - depth(a))[0];
};

const depth = (issues: core.$ZodIssue[]): number => Math.max(...issues.map(({ path }) => path.length));

const faultsOf = (issues: readonly core.$ZodIssue[], basePath: PropertyKey[]): Fault[] =>
  issues.flatMap((issue): Fault[] => {
    const path = [...basePath, ...issue.path];
    if (issue.code === 'invalid_union') {
      const branch = intendedBranch(issue.errors);
      if (branch) return faultsOf(branch, path);
      const types = issue.errors
        .flat()
        .flatMap((inner) => (inner.code === 'invalid_value' ? inner.values : []));
      return [{ path: [...path, 'type'], code: 'UNION_TYPE_CHOICES', message: choicesMessage(types) }];
    }
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...path, key],
        code: 'UNKNOWN_FIELD',
        message: 'Discord has no such field here',
      }));
    }
    return [{ path, ...describeIssue(issue) }];
  });

/** Parses a body by its schema. Throws refusal 50035 with every fault at its path. */
export const parseBody = <T>(schema: core.$ZodType<T>, body: unknown): T => {
  const result = core.safeParse(closedSchema(schema), body, { reportInput: true });
  if (!result.success) throw refusals.invalidForm(faultsOf(result.error.issues, []));
  return result.data as T;
};
