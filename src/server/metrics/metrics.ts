import { type Kysely, sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import { isStoreAway } from '../db/store-away.ts';

/** What the metrics read on each scrape. */
export interface MetricSources {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** When the newest snapshot of the store was taken, in milliseconds since the epoch; null if there is none. */
  readonly newestSnapshotAt: () => number | null;
}

/** The state of the beacon's events on their way to the store. */
export interface BeaconFigures {
  /** Sums in this process's memory. */
  readonly waiting: number;
  /** Events lost since the start. */
  readonly lost: number;
  /** The broker between beacon and store, and the batches in its stream; null if there is none. */
  readonly broker: { readonly connected: boolean; readonly batches: number } | null;
}

/** Histogram buckets of a call's duration in seconds; the quality figures are 0.02, 0.025 and 0.08. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.025, 0.05, 0.08, 0.15, 0.3, 1, 3, 10];

/** The server's Prometheus metrics. Labels have low cardinality: route patterns, never paths, ids or addresses. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly calls: Histogram<'method' | 'route' | 'status'>;
  private readonly passcodes: Counter<'outcome'>;
  private readonly limited: Counter<'action' | 'outcome'>;
  private readonly beaconDropped: Counter;

  constructor(sources: MetricSources) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: 10 });
    this.calls = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long calls took, by route pattern and status',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    });
    this.passcodes = new Counter({
      name: 'passcode_requests_total',
      help: 'Passcodes asked for: taken (queued for sending) or refused by a limit',
      labelNames: ['outcome'],
      registers,
    });
    this.limited = new Counter({
      name: 'limited_actions_total',
      help: 'Calls that a limit counts: taken, or refused by it',
      labelNames: ['action', 'outcome'],
      registers,
    });
    this.beaconDropped = new Counter({
      name: 'beacon_dropped_total',
      help: 'Events that were not counted because they are not declared',
      registers,
    });
    this.readOnDemand(sources);
  }

  /** Records an answered call; `route` is a pattern such as `/api/products/:productId/features`. */
  called(method: string, route: string, status: number, seconds: number): void {
    this.calls.observe({ method, route, status: String(status) }, seconds);
  }

  passcodeAsked(outcome: 'taken' | 'refused'): void {
    this.passcodes.inc({ outcome });
  }

  /** Records a rate-limited call; `action` is that of the limits table. */
  limitAsked(action: string, outcome: 'taken' | 'refused'): void {
    this.limited.inc({ action, outcome });
  }

  /** Records that an undeclared event was dropped. */
  eventDropped(): void {
    this.beaconDropped.inc();
  }

  /** Registers gauges for the beacon's events, and for the broker if there is one. */
  watchBeacon(figures: () => BeaconFigures): void {
    const registers = [this.registry];
    new Gauge({
      name: 'beacon_waiting_sums',
      help: 'Sums of events in the memory of this process that are written nowhere yet',
      registers,
      collect() {
        this.set(figures().waiting);
      },
    });
    new Counter({
      name: 'beacon_lost_total',
      help: 'Events that were not counted because too many sums waited',
      registers,
      collect() {
        this.reset();
        this.inc(figures().lost);
      },
    });
    if (figures().broker === null) return;
    new Gauge({
      name: 'beacon_broker_up',
      help: '1 while this process is connected to the broker of the beacon, else 0',
      registers,
      collect() {
        this.set(figures().broker?.connected ? 1 : 0);
      },
    });
    new Gauge({
      name: 'beacon_stream_batches',
      help: 'Batches of counts in the stream that are not in the store, when this process last looked',
      registers,
      collect() {
        this.set(figures().broker?.batches ?? 0);
      },
    });
  }

  /** All metrics in Prometheus' text format. While the store is away, `store_up` is 0 and what is read from it is left out. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  /** The media type of {@link text}. */
  get contentType(): string {
    return this.registry.contentType;
  }

  private readOnDemand({ db, clock, newestSnapshotAt }: MetricSources): void {
    const registers = [this.registry];
    new Gauge({
      name: 'store_up',
      help: '1 while the store answers, else 0; the figures that are read from it are then left out',
      registers,
      async collect() {
        await unlessAway(
          async () => {
            await sql`select 1`.execute(db);
            this.set(1);
          },
          () => this.set(0),
        );
      },
    });
    const outbox = () =>
      db
        .selectFrom('outbox')
        .select((row) => [row.fn.countAll<number>().as('emails'), row.fn.min('created_at').as('oldest')])
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow();
    new Gauge({
      name: 'outbox_emails',
      help: 'Emails that wait to be sent',
      registers,
      async collect() {
        await unlessAway(
          async () => this.set(Number((await outbox()).emails)),
          () => this.remove(),
        );
      },
    });
    new Gauge({
      name: 'outbox_oldest_age_seconds',
      help: 'How long the oldest waiting email has waited',
      registers,
      async collect() {
        await unlessAway(
          async () => {
            const { oldest } = await outbox();
            this.set(oldest === null ? 0 : Math.max(0, (clock.now() - Number(oldest)) / 1000));
          },
          () => this.remove(),
        );
      },
    });
    this.readReconciliation(db);
    new Gauge({
      name: 'store_snapshot_timestamp_seconds',
      help: 'When the newest copy of the embedded store was taken; 0 before the first',
      registers,
      collect() {
        this.set((newestSnapshotAt() ?? 0) / 1000);
      },
    });
  }

  private readReconciliation(db: Kysely<Database>): void {
    const registers = [this.registry];
    const newest = () =>
      db
        .selectFrom('reconciliation')
        .select(['finished_at', 'mended', 'unmended'])
        .where('finished_at', 'is not', null)
        .orderBy('day', 'desc')
        .limit(1)
        .executeTakeFirst();
    new Gauge({
      name: 'reconciliation_drift',
      help: 'Differences from the card provider that the newest nightly comparison found',
      labelNames: ['outcome'],
      registers,
      async collect() {
        await unlessAway(
          async () => {
            const found = await newest();
            this.set({ outcome: 'mended' }, found?.mended ?? 0);
            this.set({ outcome: 'unmended' }, found?.unmended ?? 0);
          },
          () => this.reset(),
        );
      },
    });
    new Gauge({
      name: 'reconciliation_timestamp_seconds',
      help: 'When the newest nightly comparison with the card provider ended; 0 before the first',
      registers,
      async collect() {
        await unlessAway(
          async () => this.set(((await newest())?.finished_at ?? 0) / 1000),
          () => this.remove(),
        );
      },
    });
  }
}

/** Reads a figure from the store; while that is away, the other figures are still needed, most of all then. */
async function unlessAway(read: () => Promise<void>, away: () => void): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (!isStoreAway(error)) throw error;
    away();
  }
}
