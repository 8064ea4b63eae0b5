import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { BrokerSettings } from '../config/beacon-broker.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import { EventCounter } from './event-counter.ts';
import type { EventSink } from './event-sink.ts';

/** Opens the sink that the configuration asks for. The broker's client is only loaded when a broker is configured. */
export async function openSink(
  deps: { readonly db: Kysely<Database>; readonly clock: Clock; readonly log: Logger },
  broker: BrokerSettings | null,
): Promise<EventSink> {
  if (broker === null) return new EventCounter(deps.db, deps.clock, deps.log);
  const { EventStream } = await import('./stream/event-stream.ts');
  return new EventStream(deps, broker);
}
