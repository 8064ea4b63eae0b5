import * as z from 'zod/mini';
import type { EventSum } from '../count-table.ts';
import type { Batch } from '../day-sums.ts';

const BatchText = z.object({
  run: z.string().check(z.minLength(1), z.maxLength(100)),
  number: z.int().check(z.positive()),
  sums: z.array(z.tuple([z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), z.string(), z.string(), z.int()])),
});

/** Serializes a batch for a message. */
export function writeBatch({ run, number, rows }: Batch<EventSum>): string {
  const text: z.infer<typeof BatchText> = {
    run,
    number,
    sums: rows.map(({ day, pixel, params, count }) => [day, pixel, params, count]),
  };
  return JSON.stringify(text);
}

/** Parses what {@link writeBatch} wrote; null for anything else. */
export function readBatch(text: string): Batch<EventSum> | null {
  try {
    const { run, number, sums } = z.parse(BatchText, JSON.parse(text));
    return {
      run,
      number,
      rows: sums.map(([day, pixel, params, count]) => ({ day, pixel, params, count })),
    };
  } catch {
    return null;
  }
}
