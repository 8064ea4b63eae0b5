/** What a value is read as that is none of the schema. */
export const wrong = Symbol('wrong');

export type Fields = Readonly<Record<string, Schema>>;
/** Whether a value that was read will do. */
export type Check = (value: never) => boolean;

/** A schema of {@link ./small-schemas.ts}. */
export class Schema {
  constructor(
    /** The value that one is read as, or `wrong`. */
    readonly read: (value: unknown) => unknown,
    /** Whether a field of this schema need not be there. */
    readonly mayLack = false,
    readonly shape: Fields = {},
  ) {}

  check(...checks: readonly Check[]): Schema {
    return new Schema((value) => {
      const found = this.read(value);
      return found === wrong || checks.every((holds) => holds(found as never)) ? found : wrong;
    }, this.mayLack);
  }

  safeParse(value: unknown) {
    const data = this.read(value);
    return data === wrong ? { success: false } : { success: true, data };
  }
}

/** A schema of values as they are. */
/* @__NO_SIDE_EFFECTS__ */
export function of(holds: (value: unknown) => boolean): Schema {
  return new Schema((value) => (holds(value) ? value : wrong));
}
