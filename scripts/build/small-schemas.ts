/**
 * The part of `zod/mini` that our schemas use, for browser scripts: the same verdict and the same value for anything
 * that JSON can express (`test/build/lean-schemas.test.ts` compares them), without error details, which none of our
 * pages show.
 */
import { type Check, type Fields, of, Schema, wrong } from './small-schema.ts';

const uuids =
  /^(?:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}-(?:0{4}-){3}0{12}|f{8}-(?:f{4}-){3}f{12})$/i;

function isThing(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of an object, including unknown ones (`others`) or without them. */
function readFields(fields: Fields, value: unknown, others: boolean): unknown {
  if (!isThing(value)) return wrong;
  const made: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const found = field.read(value[name]);
    if (!(name in value)) {
      if (!field.mayLack) return wrong;
    } else if (found === wrong) return wrong;
    else made[name] = found;
  }
  if (others) for (const name in value) if (!(name in fields) && isSafeName(name)) made[name] = value[name];
  return made;
}

/** Setting the excluded name would change the object's prototype. */
function isSafeName(name: string): boolean {
  return name !== '__proto__';
}

/** Each value of a list, parsed by its schema; `wrong` when one of them is. */
function readAll(values: readonly unknown[], schemaAt: (place: number) => Schema): unknown {
  const made = values.map((value, place) => schemaAt(place).read(value));
  return made.includes(wrong) ? wrong : made;
}

/** For text the number of code points: a character outside the basic plane counts once. */
function sizeOf(value: string | readonly unknown[]): number {
  return typeof value === 'string' ? [...value].length : value.length;
}

/* @__NO_SIDE_EFFECTS__ */
export function string() {
  return of((value) => typeof value === 'string');
}

/* @__NO_SIDE_EFFECTS__ */
export function number() {
  return of(Number.isFinite);
}

/* @__NO_SIDE_EFFECTS__ */
export function int() {
  return of(Number.isSafeInteger);
}

/* @__NO_SIDE_EFFECTS__ */
export function boolean() {
  return of((value) => typeof value === 'boolean');
}

/* @__NO_SIDE_EFFECTS__ */
export function unknown() {
  return of(() => true);
}

/* @__NO_SIDE_EFFECTS__ */
export function literal(value: unknown) {
  return of((found) => found === value);
}

/* @__NO_SIDE_EFFECTS__ */
function oneOf(values: readonly string[]) {
  const asked = Object.fromEntries(values.map((value) => [value, unknown()]));
  return new Schema((value) => (values.includes(value as string) ? value : wrong), false, asked);
}

export { oneOf as enum };

/* @__NO_SIDE_EFFECTS__ */
export function uuid() {
  return string().check(regex(uuids));
}

/* @__NO_SIDE_EFFECTS__ */
export function url() {
  return new Schema((value) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return URL.canParse(text) ? text.replace(/[\t\n\r]/g, '') : wrong;
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function object(fields: Fields) {
  return new Schema((value) => readFields(fields, value, false), false, fields);
}

/* @__NO_SIDE_EFFECTS__ */
export function looseObject(fields: Fields) {
  return new Schema((value) => readFields(fields, value, true), false, fields);
}

/* @__NO_SIDE_EFFECTS__ */
export function extend(schema: Schema, fields: Fields) {
  return object({ ...schema.shape, ...fields });
}

/** If the keys are an enum's, each must be present and no other. */
/* @__NO_SIDE_EFFECTS__ */
export function record(key: Schema, one: Schema) {
  const areNamed = Object.keys(key.shape).length > 0;
  return new Schema((value) => {
    if (!isThing(value)) return wrong;
    const made: Record<string, unknown> = {};
    for (const name of Object.keys({ ...key.shape, ...value }).filter(
      (name) => areNamed || isSafeName(name),
    )) {
      const found = value[name];
      const known = key.read(name);
      const read = one.read(found);
      if (known === wrong || read === wrong) return wrong;
      made[String(known)] = read;
    }
    return made;
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function array(one: Schema) {
  return new Schema((value) => (Array.isArray(value) ? readAll(value, () => one) : wrong));
}

/* @__NO_SIDE_EFFECTS__ */
export function tuple(items: readonly Schema[]) {
  return new Schema((value) =>
    Array.isArray(value) && value.length === items.length
      ? readAll(value, (place) => items[place] as Schema)
      : wrong,
  );
}

/* @__NO_SIDE_EFFECTS__ */
export function union(schemas: readonly Schema[]) {
  return new Schema((value) => {
    for (const schema of schemas) {
      const found = schema.read(value);
      if (found !== wrong) return found;
    }
    return wrong;
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function discriminatedUnion(_field: string, schemas: readonly Schema[]) {
  return union(schemas);
}

/* @__NO_SIDE_EFFECTS__ */
export function optional(schema: Schema) {
  return new Schema((value) => (value === undefined ? value : schema.read(value)), true);
}

/* @__NO_SIDE_EFFECTS__ */
export function exactOptional(schema: Schema) {
  return new Schema(schema.read, true);
}

/* @__NO_SIDE_EFFECTS__ */
export function nullable(schema: Schema) {
  return new Schema((value) => (value === null ? value : schema.read(value)), schema.mayLack);
}

/* @__NO_SIDE_EFFECTS__ */
export function readonly(schema: Schema) {
  return new Schema((value) => Object.freeze(schema.read(value)), schema.mayLack);
}

/* @__NO_SIDE_EFFECTS__ */
export function transform(change: (value: never) => unknown) {
  return new Schema((value) => change(value as never));
}

/* @__NO_SIDE_EFFECTS__ */
export function pipe(first: Schema, then: Schema) {
  return new Schema((value) => {
    const found = first.read(value);
    return found === wrong ? wrong : then.read(found);
  }, first.mayLack);
}

/* @__NO_SIDE_EFFECTS__ */
export function regex(pattern: RegExp): Check {
  return (text: string) => pattern.test(text);
}

/* @__NO_SIDE_EFFECTS__ */
export function refine(holds: Check): Check {
  return holds;
}

/* @__NO_SIDE_EFFECTS__ */
export function length(size: number): Check {
  return (value: string | readonly unknown[]) => sizeOf(value) === size;
}

/* @__NO_SIDE_EFFECTS__ */
export function minLength(size: number): Check {
  return (value: string | readonly unknown[]) => sizeOf(value) >= size;
}

/* @__NO_SIDE_EFFECTS__ */
export function maxLength(size: number): Check {
  return (value: string | readonly unknown[]) => sizeOf(value) <= size;
}

export * as iso from './small-schemas-iso.ts';
