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

/** An answer of an app, as it stands in `test/vectors/host`. */
export type Fixture = z.infer<typeof FixtureShape>;

/** Reads the rows of the fixtures; throws for one that is none. */
export function readFixtures(rows: unknown): readonly Fixture[] {
  return z.array(FixtureShape).parse(rows);
}
