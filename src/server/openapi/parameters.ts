import * as z from 'zod/mini';

/** A JSON Schema in the form OpenAPI 3.1 accepts. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly description?: string;
}

/** Converts a schema to JSON Schema 2020-12. Unknown fields are allowed, as in the wire contract. */
export function jsonSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

const Shape = z.object({
  properties: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
  required: z.optional(z.array(z.string())),
});

/** A query's fields as parameters. In a union, a field is required if every alternative requires it. */
export function queryParameters(query: z.ZodMiniType): readonly Parameter[] {
  const schema = jsonSchema(query);
  const ways = z.parse(z.array(Shape), schema['oneOf'] ?? schema['anyOf'] ?? [schema]);
  const names = new Set(ways.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...names].map((name): Parameter => {
    const shapes = ways.flatMap(({ properties = {} }): readonly JsonSchema[] => {
      const shape = properties[name];
      return shape === undefined ? [] : [shape];
    });
    const different = new Map(shapes.map((shape) => [JSON.stringify(shape), shape]));
    const [only, ...others] = different.values();
    return {
      name,
      in: 'query',
      required: ways.every(({ required = [] }) => required.includes(name)),
      schema: others.length === 0 ? (only ?? {}) : { anyOf: [...different.values()] },
    };
  });
}
