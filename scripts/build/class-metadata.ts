/**
 * The three calls of `reflect-metadata` that the container makes, for values stored on a class. Its other nine, and the
 * metadata that compilers emit for decorators, are for code with decorators; ours binds factories.
 */
type Values = Map<unknown, Map<unknown, unknown>>;

const kept = new WeakMap<object, Values>();

function defineMetadata(key: unknown, value: unknown, target: object, property?: PropertyKey): void {
  const values: Values = kept.get(target) ?? new Map();
  kept.set(target, values);
  values.set(property, (values.get(property) ?? new Map()).set(key, value));
}

function getOwnMetadata(key: unknown, target: object, property?: PropertyKey): unknown {
  return kept.get(target)?.get(property)?.get(key);
}

function getMetadata(key: unknown, target: object, property?: PropertyKey): unknown {
  for (let place: object | null = target; place !== null; place = Reflect.getPrototypeOf(place)) {
    if (kept.get(place)?.get(property)?.has(key)) return getOwnMetadata(key, place, property);
  }
  return undefined;
}

Object.assign(Reflect, { defineMetadata, getOwnMetadata, getMetadata });

export {};
