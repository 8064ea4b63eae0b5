import type { Hono } from 'hono';
import type { ServerDeps } from '../deps.ts';
import { clientKey } from '../http/client-address.ts';
import type { QuickService } from '../http/quick-calls.ts';
import type { NetworkLimits } from '../limits/network-limits.ts';
import { Beacon } from './beacon.ts';
import { countsRoutes } from './counts-routes.ts';
import type { EventSink } from './event-sink.ts';
import { openSink } from './open-sink.ts';
import { beaconRoutes, quickBeacon } from './routes.ts';
import { SetShares } from './set-shares.ts';

/** The beacon, and yesterday's totals of what it counts. */
export interface OpenBeacon {
  /** To be mounted at the root, before what bounds the time and the body of a call. */
  readonly quickRoutes: Hono;
  /** The same past the middleware. */
  readonly quick: QuickService;
  /** To be mounted at the root. */
  readonly routes: Hono;
  /** Where events go; whoever opens the beacon closes it. */
  readonly events: EventSink;
}

/** Opens the beacon; `eventDropped` hears of events that are not declared. */
export async function openBeacon(
  deps: Pick<ServerDeps, 'config' | 'clock' | 'db' | 'log'> & {
    readonly networkLimits: NetworkLimits;
    readonly eventDropped: () => void;
  },
): Promise<OpenBeacon> {
  const { config, clock, log, networkLimits } = deps;
  const https = config.publicUrl.startsWith('https:');
  const events = await openSink(deps, config.services.beaconBroker);
  const beacon = new Beacon(config, events, deps.eventDropped);
  const shares = new SetShares(clock);
  const quickRoutes = beaconRoutes(beacon, log, https, (c, free) =>
    shares.take(clientKey(c, config), free, () => networkLimits.may('begin-count', c)),
  );
  return { quickRoutes, quick: quickBeacon(beacon, https), routes: countsRoutes(deps), events };
}
