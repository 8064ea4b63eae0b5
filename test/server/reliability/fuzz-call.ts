import fc from 'fast-check';
import type { Row } from '../../../src/contract/rows/row.ts';
import { brokenBody, contentType, headerValue, nastyJson, nastyText } from './nasty-values.ts';
import { type Known, valuesOf } from './schema-values.ts';

/** Who makes a call: a subscriber, somebody in the middle of signing in, somebody who is both but has bought nothing, nobody, a liar. */
export type Caller = 'account' | 'session' | 'both' | 'nobody' | 'forger';

/** One call as it goes over the wire; `target` is path and query as they are, whether or not they are well written. */
export interface FuzzCall {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly caller: Caller;
}

/** Something in one case of so many, else nothing. */
function rarely<Value>(oneOf: number, arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> {
  return fc.oneof({ weight: oneOf - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
}

type Fields = readonly (readonly [name: string, value: unknown])[];

const callers: fc.Arbitrary<Caller> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Caller>('both') },
  { weight: 2, arbitrary: fc.constant<Caller>('account') },
  { weight: 1, arbitrary: fc.constantFrom<Caller>('session', 'nobody', 'forger') },
);

/** A call that a row of the contract allows, as a well-behaved client makes it. */
export function goodCall(row: Row, known: Known): fc.Arbitrary<FuzzCall> {
  return fc
    .record({ path: pathOf(row, known), query: queryOf(row, known), body: bodyOf(row, known) })
    .map(({ path, query, body }) => ({
      method: row.method,
      target: path + search(query),
      headers: body === null ? {} : { 'Content-Type': body.type },
      body: body === null ? null : written(body.type, body.value),
      caller: 'both' as const,
    }));
}

/** A call to a row of the contract, of which most have one or several things wrong with them. */
export function fuzzedCall(row: Row, known: Known): fc.Arbitrary<FuzzCall> {
  return fc
    .record({
      path: fc.oneof({ weight: 5, arbitrary: pathOf(row, known) }, nastyPath(row, known)),
      query: queryOf(row, known).chain((fields) => maybeBent(fields, nastyText)),
      broken: rarely(6, fc.constantFrom('&', '&&=', '&%', '&%zz=%', '&a=%C3%28', '&=&=', '#x', '&a[]=1&a=2')),
      body: bentBody(row, known),
      type: rarely(6, contentType),
      header: rarely(
        4,
        fc.tuple(
          fc.constantFrom(
            'Accept-Language',
            'Idempotency-Key',
            'Cookie',
            'Authorization',
            'X-Forwarded-For',
            'Accept',
            'Stripe-Signature',
            'Sec-Fetch-Site',
            'Origin',
          ),
          headerValue,
        ),
      ),
      method: rarely(20, fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS')),
      caller: callers,
    })
    .map(({ path, query, broken, body, type, header, method, caller }) => ({
      method: method ?? row.method,
      target: path + search(query) + (broken ?? ''),
      headers: {
        ...(body === null ? {} : { 'Content-Type': type ?? body.type }),
        ...(header === null ? {} : { [header[0]]: header[1] }),
      },
      body: body === null ? null : body.text,
      caller,
    }));
}

function pathOf(row: Row, known: Known): fc.Arbitrary<string> {
  return filled(row, (name, schema) =>
    (known[name] ?? valuesOf(schema, known)).map((value) => encode(value)),
  );
}

function nastyPath(row: Row, known: Known): fc.Arbitrary<string> {
  const raw = fc.constantFrom('%', '%zz', '%00', '%2e%2e%2f', '..', '', '%C3%28', ';a=b', 'x'.repeat(3_000));
  const values = fc.oneof(nastyText.map(encode), raw);
  return row.params === undefined ? pathOf(row, known) : filled(row, () => values);
}

function filled(
  row: Row,
  value: (name: string, schema: NonNullable<Row['params']>[string]) => fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const entries = Object.entries(row.params ?? {}).map(
    ([name, schema]) => [name, value(name, schema)] as const,
  );
  return fc
    .record(Object.fromEntries(entries))
    .map((values) =>
      Object.entries(values).reduce((path, [name, text]) => path.replace(`:${name}`, () => text), row.path),
    );
}

function queryOf(row: Row, known: Known): fc.Arbitrary<Fields> {
  const own = row.query === undefined ? fc.constant([]) : valuesOf(row.query, known).map(fieldsOf);
  return fc.tuple(own, looseQueryOf(row, known)).map(([fields, loose]) => [...fields, ...loose]);
}

/** A few of the parameters that only some calls take. */
function looseQueryOf({ looseQuery = {} }: Row, known: Known): fc.Arbitrary<Fields> {
  const entries = Object.entries(looseQuery);
  if (entries.length === 0) return fc.constant([]);
  const some = fc
    .subarray(entries, { maxLength: Math.min(3, entries.length) })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map(([name, schema]) => [name, valuesOf(schema, known)]))),
    );
  return rarely(2, some).map((fields) => (fields === null ? [] : Object.entries(fields)));
}

function bodyOf(row: Row, known: Known) {
  const kinds = Object.entries(row.body ?? {});
  if (kinds.length === 0) return fc.constant(null);
  return fc.oneof(
    ...kinds.map(([type, schema]) => valuesOf(schema, known).map((value) => ({ type, value }))),
  );
}

function bentBody(
  row: Row,
  known: Known,
): fc.Arbitrary<{ readonly type: string; readonly text: string } | null> {
  const kinds = Object.entries(row.body ?? {});
  if (kinds.length === 0) {
    const stray = brokenBody.map((text) => ({ type: 'application/json', text }));
    return row.method === 'GET' ? fc.constant(null) : rarely(4, stray);
  }
  return fc.oneof(
    ...kinds.map(([type, schema]) => {
      const bent = valuesOf(schema, known)
        .chain((value) => (isRecord(value) ? bentRecord(value, type) : fc.constant(value)))
        .map((value) => ({ type, text: written(type, value) }));
      return fc.oneof(
        { weight: 4, arbitrary: bent },
        brokenBody.map((text) => ({ type, text })),
      );
    }),
  );
}

function bentRecord(value: Readonly<Record<string, unknown>>, type: string): fc.Arbitrary<unknown> {
  const nasty = isForm(type) ? nastyText : nastyJson;
  return maybeBent(Object.entries(value), nasty).map((fields) => Object.fromEntries(fields));
}

/** The fields, or the fields with one dropped, doubled, replaced or added. */
function maybeBent(fields: Fields, nasty: fc.Arbitrary<unknown>): fc.Arbitrary<Fields> {
  const at = fc.nat({ max: Math.max(0, fields.length - 1) });
  return fc.oneof(
    fc.constant(fields),
    at.map((index) => fields.filter((_, other) => other !== index)),
    at.map((index) => [...fields, ...fields.slice(index, index + 1)]),
    fc.tuple(nastyText, nasty).map((added) => [...fields, added]),
    {
      weight: 5,
      arbitrary: fc
        .tuple(at, nasty)
        .map(([index, value]) =>
          fields.map((field, other) => (other === index ? ([field[0], value] as const) : field)),
        ),
    },
  );
}

function written(type: string, value: unknown): string {
  if (isForm(type)) return search(fieldsOf(value)).slice(1);
  return typeof value === 'string' && type.startsWith('text/') ? value : JSON.stringify(value);
}

function search(fields: Fields): string {
  const text = fields.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return text === '' ? '' : `?${text}`;
}

/** Half a character has no encoding: it goes out as programs write it by mistake. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : String(JSON.stringify(value));
  return encodeURIComponent(text.toWellFormed());
}

const isForm = (type: string) => type.includes('form');

function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? Object.entries(value) : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
