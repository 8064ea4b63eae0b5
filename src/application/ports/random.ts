/** Randomness good enough for secrets. */
export abstract class Random {
  /** That many random bytes. */
  abstract bytes(length: number): Uint8Array;

  /** A random UUID, version 4, in lower case. */
  abstract uuid(): string;
}
