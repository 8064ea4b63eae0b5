import * as z from 'zod/mini';
import { TableProof } from './rows-hash.ts';

/**
 * A dump is lines of JSON: the head; each table's line followed by its rows, each an array with every column's value in
 * Postgres' text format, or null; then the end with the proofs. A truncated dump has no end.
 */
export const DumpHead = z.object({
  format: z.literal('mallard-store'),
  version: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.string()).check(z.minLength(1)),
});
export type DumpHead = z.infer<typeof DumpHead>;

export const DumpTable = z.object({ table: z.string(), columns: z.array(z.string()) });
export type DumpTable = z.infer<typeof DumpTable>;

/** The state of a sequence: its value, and whether that was already used. As text, because it may exceed 2^53. */
const SequenceState = z.object({ value: z.string().check(z.regex(/^-?\d+$/)), called: z.boolean() });

export const DumpEnd = z.object({
  end: z.object({
    tables: z.record(z.string(), TableProof),
    sequences: z.record(z.string(), SequenceState),
  }),
  /** SHA-256 of all lines before this one, each with its line feed. */
  sha256: z.string(),
});
export type DumpEnd = z.infer<typeof DumpEnd>;

/** The file is not a dump, is truncated or was changed; the message says which. Nothing was imported from it. */
export class DamagedDumpError extends Error {
  override readonly name = 'DamagedDumpError';
}

/** Parses one line with `schema`. Throws {@link DamagedDumpError} when it does not match. */
export function parseLine<Schema extends z.ZodMiniType>(
  schema: Schema,
  line: string,
  what: string,
): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new DamagedDumpError(`The dump is damaged: ${what} cannot be read`);
  }
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new DamagedDumpError(`The dump is damaged: ${what} is not what it should be`);
  return parsed.data;
}
