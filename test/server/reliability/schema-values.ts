import fc from 'fast-check';
import * as z from 'zod/mini';

/** The parts of JSON Schema in which the contract's schemas are written. */
interface Shape {
  readonly type?: string | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly anyOf?: readonly unknown[] | undefined;
  readonly oneOf?: readonly unknown[] | undefined;
  readonly properties?: Readonly<Record<string, unknown>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: unknown;
  readonly additionalProperties?: unknown;
  readonly pattern?: string | undefined;
  readonly format?: string | undefined;
  readonly minLength?: number | undefined;
}

const ShapeSchema = z.object({
  type: z.optional(z.string()),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  additionalProperties: z.optional(z.unknown()),
  pattern: z.optional(z.string()),
  format: z.optional(z.string()),
  minLength: z.optional(z.number()),
});

/** Values that a schema of the contract lets pass; `known` gives fields a value that means something to the server. */
export function valuesOf(schema: z.ZodMiniType, known: Known = {}): fc.Arbitrary<unknown> {
  return arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), known);
}

/** Good values of a field by its name, wherever it occurs. */
export type Known = Readonly<Record<string, fc.Arbitrary<string>>>;

function arbitraryOf(shape: unknown, known: Known): fc.Arbitrary<unknown> {
  const read = z.safeParse(ShapeSchema, shape);
  if (!read.success) return fc.jsonValue({ maxDepth: 2 });
  const { data } = read;
  if ('const' in data) return fc.constant(data.const);
  if (data.enum !== undefined) return fc.constantFrom(...data.enum);
  const choices = data.anyOf ?? data.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, known)));
  switch (data.type) {
    case 'object':
      return objectOf(data, known);
    case 'array':
      return fc.array(arbitraryOf(data.items ?? {}, known), { maxLength: 4 });
    case 'string':
      return textOf(data);
    case 'integer':
      return fc.integer({ min: 0, max: 100_000 });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: Shape, known: Known) {
  const names = Object.keys(properties);
  if (names.length === 0 && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string({ minLength: 1, maxLength: 5 }), arbitraryOf(additionalProperties, known));
  }
  const fields = Object.fromEntries(
    names.map((name): [string, fc.Arbitrary<unknown>] => [
      name,
      known[name] ?? arbitraryOf(properties[name], known),
    ]),
  );
  return fc.record(fields, { requiredKeys: names.filter((name) => required.includes(name)) });
}

function textOf({ pattern, format, minLength = 0 }: Shape): fc.Arbitrary<string> {
  if (format === 'uri') return fc.webUrl();
  if (format === 'email') return fc.emailAddress();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: 20 });
}
