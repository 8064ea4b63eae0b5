/** A value with one part of the wrong type. */
interface Spoiled {
  /** The part's path, such as `options.0.id`. */
  readonly path: string;
  readonly value: unknown;
}

/** Every copy of a plain value in which one part, at any depth, has a different type. */
export function spoiled(value: unknown): readonly Spoiled[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const put = (other: unknown) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    const own = { path: key, value: put(otherThan(part)) };
    const deeper = spoiled(part).map((one) => ({ path: `${key}.${one.path}`, value: put(one.value) }));
    return [own, ...deeper];
  });
}

/** A copy of a plain value that throws when any of its parts is read. */
export function misread(value: unknown): unknown {
  const refuse = () => {
    throw new Error('Not for you');
  };
  const names = Object.keys(Object(value));
  const parts = names.length > 0 ? names : ['anything'];
  return Object.defineProperties(
    {},
    Object.fromEntries(parts.map((name) => [name, { enumerable: true, get: refuse }])),
  );
}

function otherThan(part: unknown): unknown {
  return typeof part === 'string' ? 7 : 'text';
}
