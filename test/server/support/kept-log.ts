import * as z from 'zod/mini';
import { createLog, type Logger } from '../../../src/server/log.ts';

const Line = z.object({ msg: z.string(), err: z.optional(z.object({ message: z.string() })) });

/** A log whose lines a test can read: the message, and the failure that it is about. */
export function keptLog(level = 'info'): { readonly log: Logger; readonly lines: () => readonly string[] } {
  const written: string[] = [];
  return {
    log: createLog(level, { write: (line) => void written.push(line) }),
    lines: () =>
      written.map((line) => {
        const { msg, err } = z.parse(Line, JSON.parse(line));
        return err === undefined ? msg : `${msg}: ${err.message}`;
      }),
  };
}
