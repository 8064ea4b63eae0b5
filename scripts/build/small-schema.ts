/** The result of parsing an invalid value. */
export const wrong = Symbol('wrong');

export type Fields = Readonly<Record<string, Schema>>;
/** Whether a parsed value is accepted. */
export type Check = (value: never) => boolean;

/** A schema of {@link ./small-schemas.ts}. */
export class Schema {
  constructor(
    /** The parsed value, or `wrong`. */
    readonly read: (value: unknown) => unknown,
    /** Whether a field of this schema is optional. */
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

/** A schema that accepts values unchanged. */
/* @__NO_SIDE_EFFECTS__ */
export function of(holds: (value: unknown) => boolean): Schema {
  return new Schema((value) => (holds(value) ? value : wrong));
}
