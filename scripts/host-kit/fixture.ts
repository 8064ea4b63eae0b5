import * as z from 'zod/mini';
import { hostRequests } from '../../src/contract/host-messages.ts';

const platforms = ['macos', 'windows', 'ios', 'android'] as const;

const FixtureShape = z.object({
  name: z.string(),
  platform: z.enum(platforms),
  channel: z.enum(Object.keys(hostRequests) as ['subscriptionPages', 'restorationPages', 'site']),
  method: z.string(),
  result: z.unknown(),
  /** False for an answer that a page drops. */
  accepted: z.boolean(),
});

/** An app's answer, as stored in `test/vectors/host`. */
export type Fixture = z.infer<typeof FixtureShape>;

/** Parses fixture rows; throws for an invalid one. */
export function readFixtures(rows: unknown): readonly Fixture[] {
  return z.array(FixtureShape).parse(rows);
}
