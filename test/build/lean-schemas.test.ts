import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as zod from 'zod/mini';
import * as small from '../../scripts/build/small-schemas.ts';
import { valuesOf } from '../server/reliability/schema-values.ts';

type Zod = typeof zod;

/** What a schema is made of in the source of what browsers load, each in a schema of its own. */
const schemas: Readonly<Record<string, (z: Zod) => zod.ZodMiniType>> = {
  string: (z) => z.string(),
  number: (z) => z.number(),
  int: (z) => z.int(),
  boolean: (z) => z.boolean(),
  unknown: (z) => z.unknown(),
  literal: (z) => z.literal('a'),
  enum: (z) => z.enum(['a', 'b']),
  uuid: (z) => z.uuid(),
  url: (z) => z.url(),
  datetime: (z) => z.iso.datetime(),
  object: (z) => z.object({ a: z.string(), b: z.unknown() }),
  looseObject: (z) => z.looseObject({ a: z.string() }),
  extend: (z) => z.extend(z.object({ a: z.string(), b: z.number() }), { b: z.string() }),
  record: (z) => z.record(z.string(), z.number()),
  'record of names': (z) => z.record(z.enum(['a', 'b']), z.string()),
  array: (z) => z.array(z.string()),
  tuple: (z) => z.tuple([z.string(), z.number()]),
  union: (z) => z.union([z.string(), z.object({ a: z.number() })]),
  discriminatedUnion: (z) =>
    z.discriminatedUnion('a', [
      z.object({ a: z.literal('a'), b: z.string() }),
      z.object({ a: z.literal('b') }),
    ]),
  optional: (z) => z.object({ a: z.optional(z.string()), b: z.optional(z.unknown()) }),
  exactOptional: (z) => z.object({ a: z.exactOptional(z.string()) }),
  nullable: (z) => z.object({ a: z.nullable(z.string()), b: z.optional(z.nullable(z.number())) }),
  readonly: (z) => z.readonly(z.array(z.string())),
  pipe: (z) =>
    z.pipe(
      z.object({ a: z.optional(z.string()) }),
      z.transform(({ a }: { a?: string | undefined }) => ({ a: a ?? null })),
    ),
  regex: (z) => z.string().check(z.regex(/^[ab]/)),
  refine: (z) => z.string().check(z.refine((text) => text.length > 1)),
  length: (z) => z.string().check(z.length(2)),
  minLength: (z) => z.string().check(z.minLength(1)),
  maxLength: (z) => z.string().check(z.maxLength(2)),
  'minLength of an array': (z) => z.array(z.unknown()).check(z.minLength(1)),
};

const awkward: readonly unknown[] = [
  ...[
    '',
    'a',
    'b',
    'ab',
    'abc',
    '🦆',
    '🦆🦆',
    '🦆🦆🦆',
    ' https://a.example/\n',
    'http://',
    'mailto:a@b.c',
    'a:',
  ],
  ...['2026-11-22T10:00:00Z', '2026-02-30T10:00:00Z', '2026-11-22', '6f2d3c1e-9a55-4a60-8b52-0c8f7b6f2a11'],
  ...[0, -1, 1.5, 2 ** 53, 1e300, Number.NaN, Number.POSITIVE_INFINITY, null, undefined, true, false],
  ...[[], ['a'], ['a', 1], ['a', 1, 2], [undefined], [1, 'a']],
  ...[{}, { a: 'a' }, { a: 'b' }, { a: 1 }, { a: null }, { a: undefined }, { a: 'a', b: 'b' }],
  ...[{ a: 'a', b: 1, c: [] }, { a: null, b: null }, { a: 'a', b: undefined }, { b: 'b' }],
  ...[JSON.parse('{"__proto__":1}'), JSON.parse('{"a":"a","b":"b","__proto__":{"c":1}}')],
];

/** Fields that are not the other's own, such as a prototype that was set, make a difference too. */
function told(answer: { readonly success: boolean; readonly data?: unknown }) {
  return answer.success
    ? { value: answer.data, prototype: Object.getPrototypeOf(Object(answer.data)) }
    : 'wrong';
}

function expectSame(one: zod.ZodMiniType, other: zod.ZodMiniType, value: unknown) {
  expect(told(other.safeParse(value))).toStrictEqual(told(one.safeParse(value)));
}

describe('what browsers have in place of zod', () => {
  it.each(Object.keys(schemas))('reads as zod does what JSON can say: %s', (name) => {
    const make = schemas[name] as (z: Zod) => zod.ZodMiniType;
    const one = make(zod);
    const other = make(small as unknown as Zod);
    for (const value of awkward) expectSame(one, other, value);
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), (value) => expectSame(one, other, value)),
      { numRuns: 200 },
    );
  });

  it('has each of its names tried here', () => {
    const tried = Object.keys(schemas);
    expect(Object.keys(small).filter((name) => !tried.includes(name))).toEqual(['transform', 'iso']);
  });

  const files = import.meta.glob<Record<string, unknown>>([
    '../../src/contract/*.ts',
    '../../src/adapters/native-bridge/messages.ts',
  ]);

  it('reads the answers of our services, and what is not quite one, as zod does', async () => {
    const byZod = await schemasOf(files);
    vi.doMock('zod/mini', () => small);
    vi.resetModules();
    const bySmall = await schemasOf(files);
    vi.doUnmock('zod/mini');
    expect([...bySmall.keys()]).toEqual([...byZod.keys()]);
    expect(byZod.size).toBeGreaterThan(40);
    for (const [name, one] of byZod) {
      const other = bySmall.get(name) as zod.ZodMiniType;
      fc.assert(
        fc.property(nearly(one), (value) => expectSame(one, other, value)),
        { numRuns: 60 },
      );
    }
  });
});

type Files = Readonly<Record<string, () => Promise<Record<string, unknown>>>>;

/** The schemas that modules export, one by one or in a table, by file and name. */
async function schemasOf(files: Files): Promise<ReadonlyMap<string, zod.ZodMiniType>> {
  const found = new Map<string, zod.ZodMiniType>();
  const take = (name: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('safeParse' in value) found.set(name, value as zod.ZodMiniType);
    else for (const [key, inner] of Object.entries(value)) take(`${name}.${key}`, inner);
  };
  for (const [file, load] of Object.entries(files))
    for (const [name, value] of Object.entries(await load())) take(`${file} ${name}`, value);
  return found;
}

/** Good values of a schema, and such with a field that is gone, another's, or of another kind. */
function nearly(schema: zod.ZodMiniType): fc.Arbitrary<unknown> {
  const good = valuesOf(schema);
  const spoilt = fc.tuple(good, fc.nat(), fc.jsonValue({ maxDepth: 1 })).map(([value, at, other]) => {
    if (typeof value !== 'object' || value === null) return other;
    const names = Object.keys(value);
    const name = names[at % Math.max(1, names.length)] ?? 'added';
    return at % 2 === 0 ? { ...value, [name]: other } : { ...value, [name]: undefined, added: other };
  });
  return fc.oneof(good, spoilt);
}
