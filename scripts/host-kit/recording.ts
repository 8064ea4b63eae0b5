import * as z from 'zod/mini';
import type { WireEntry } from '../../src/adapters/played-host/wire-entry.ts';
import type { MessagingDevice } from '../../src/domain/device/messaging.ts';
import type { Run } from './judge.ts';

const WireEntryShape = z.object({
  at: z.number(),
  direction: z.enum(['to-app', 'to-page']),
  wire: z.enum(['webkit', 'windows', 'android', 'bridge']),
  sent: z.optional(z.unknown()),
  secret: z.optional(z.unknown()),
  settles: z.exactOptional(z.string()),
  rejected: z.exactOptional(z.literal(true)),
  dropped: z.exactOptional(z.literal(true)),
});

const platforms = ['macos', 'windows', 'ios', 'android'] as const satisfies readonly MessagingDevice[];

const RecordingShape = z.object({
  /** The version of the format. */
  hostKit: z.literal(1),
  platform: z.enum(platforms),
  startedAt: z.number(),
  endedAt: z.number(),
  entries: z.array(WireEntryShape),
});

/** A run as stored in a file. */
export interface Recording extends Run {
  readonly hostKit: 1;
}

/** A run for a file. It contains the run's tokens: passing it on passes them on. */
export function recordingOf({ platform, startedAt, endedAt, entries }: Run): Recording {
  return { hostKit: 1, platform, startedAt, endedAt, entries };
}

/** Parses the text of a file; throws with what is wrong with it. */
export function readRecording(text: string): Recording {
  const read = RecordingShape.safeParse(JSON.parse(text));
  if (read.success) return { ...read.data, entries: read.data.entries.map(entryOf) };
  const [issue] = read.error.issues;
  throw new Error(`This is no recording of the host kit: ${issue?.path.join('.')} ${issue?.message}`);
}

function entryOf(entry: z.infer<typeof WireEntryShape>): WireEntry {
  return { ...entry, sent: entry.sent };
}
