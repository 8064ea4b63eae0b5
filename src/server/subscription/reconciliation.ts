import { type Kysely, sql } from 'kysely';
import { hour } from '../../domain/duration.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import type { CardProvider, ProviderAway, ProviderEvent } from '../payment/card-provider.ts';
import {
  type Drift,
  type Looked,
  ReconciliationRecord,
  type ReconciliationRow,
} from './reconciliation-record.ts';
import type { RecordEvent } from './record-event.ts';
import type { SyncSubscription } from './sync-subscription.ts';

const atOnce = 4;
const pageSize = 100;
/**
 * Subscriptions per night; this only finds changes without events. At 20 per second it takes some 17 minutes, and
 * covers a million in 50 nights.
 */
const mostOfNight = 20_000;

type Compared = Result<void, ProviderAway>;

const away = failure({ code: 'provider_unavailable' });

/**
 * Compares our subscriptions with the card provider's once a day: missed events are handled, open checkouts are read again, and
 * so are subscriptions, 20,000 a night in rotation. Everything goes through the same code as events, so nothing is done twice
 * and no email is sent again. Differences are recorded, and counted in the log.
 */
export class Reconciliation {
  private readonly record: ReconciliationRecord;
  private stopped = false;

  constructor(
    private readonly parts: {
      readonly db: Kysely<Database>;
      readonly provider: CardProvider;
      readonly recordEvent: RecordEvent;
      readonly sync: SyncSubscription;
      readonly clock: Clock;
      readonly log: Logger;
      /** The hour of the day (UTC) from which comparisons may run. */
      readonly fromHour: number;
      /** Subscriptions compared per night; 20,000 by default. */
      readonly mostOfNight?: number;
    },
  ) {
    this.record = new ReconciliationRecord(parts.db);
  }

  /**
   * Runs today's comparison if it is due and not done; called hourly by housekeeping. Returns its figures, or null when there was
   * nothing to do. If the provider is unavailable, it is resumed an hour later.
   */
  async execute(): Promise<ReconciliationRow | null> {
    const { clock, log, fromHour } = this.parts;
    const now = clock.now();
    if (new Date(now).getUTCHours() < fromHour) return null;
    const run = await this.record.claim(now);
    if (run === null) return null;
    const looked: Looked = { events: 0, checkouts: 0, subscriptions: 0 };
    const compared = await this.compare(run, looked);
    if (!compared.ok) {
      await this.record.giveBack(run.day);
      const why = this.stopped ? 'the process ends' : 'the card provider is away';
      log.warn({ day: run.day, looked, why }, 'reconciliation: not finished');
      return null;
    }
    const done = await this.record.finish(run.day, looked, clock.now());
    const { day, mended, unmended } = done;
    const say = mended + unmended === 0 ? 'info' : 'error';
    log[say]({ day, ...looked, mended, unmended }, 'reconciliation: compared with the card provider');
    return done;
  }

  /** Stops a running comparison after its current step; the next process resumes it. */
  stop(): void {
    this.stopped = true;
  }

  private async compare(run: ReconciliationRow, looked: Looked): Promise<Compared> {
    const events = await this.takeMissedEvents(run, looked);
    if (!events.ok) return events;
    const checkouts = await this.readCheckouts(run, looked);
    if (!checkouts.ok) return checkouts;
    return this.readSubscriptions(run, looked);
  }

  private async takeMissedEvents(run: ReconciliationRow, looked: Looked): Promise<Compared> {
    let page: string | null = null;
    do {
      const listed = await this.parts.provider.listEvents(run.since, page);
      if (!listed.ok) return listed;
      const { events, next } = listed.value;
      looked.events += events.length;
      for (const event of await this.unrecorded(events)) {
        const taken = this.stopped ? away : await this.parts.recordEvent.take(event);
        if (!taken.ok) return taken;
        const became = await this.outcomeOf(event);
        // An event still on its way, or one of several about the same change, is no difference.
        if (became !== 'applied' && became !== 'refused') continue;
        await this.note(run, {
          kind: 'event',
          ref: event.id,
          was: null,
          became,
          mended: became === 'applied',
        });
      }
      page = next;
    } while (page !== null);
    return success(undefined);
  }

  /** Checkouts that may have been paid without us knowing; for a recent one the event may still be on its way. */
  private async readCheckouts(run: ReconciliationRow, looked: Looked): Promise<Compared> {
    const open = await this.parts.db
      .selectFrom('checkout')
      .select(['id', 'provider_ref'])
      // A literal, because the partial index covers exactly these rows.
      .where(sql<boolean>`state = 'open'`)
      .where('created_at', '<', this.parts.clock.now() - hour)
      .orderBy('id')
      .execute();
    for (const { id, provider_ref: ref } of open) {
      if (ref === null) continue;
      looked.checkouts += 1;
      const about = { kind: 'checkout', ref } as const;
      const taken = this.stopped
        ? away
        : await this.parts.recordEvent.take({
            id: `${run.day}:${ref}`,
            type: 'reconciliation',
            about,
          });
      if (!taken.ok) return taken;
      // One that nobody paid may be forgotten while the comparison goes on.
      const now = await this.parts.db
        .selectFrom('checkout')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirst();
      if (now?.state === 'paid')
        await this.note(run, { kind: 'checkout', ref, was: 'open', became: now.state, mended: true });
    }
    return success(undefined);
  }

  /** Tonight's share of the subscriptions, from where the last night ended, wrapping around at the end. */
  private async readSubscriptions(run: ReconciliationRow, looked: Looked): Promise<Compared> {
    const { read_to: start } = run;
    const toTheEnd = await this.readBetween(run, looked, { after: start, upTo: null });
    if (!toTheEnd.ok || start === '') return toTheEnd;
    return this.readBetween(run, looked, { after: '', upTo: start });
  }

  private async readBetween(
    run: ReconciliationRow,
    looked: Looked,
    { after, upTo }: { readonly after: string; readonly upTo: string | null },
  ): Promise<Compared> {
    const night = this.parts.mostOfNight ?? mostOfNight;
    for (let from = after; looked.subscriptions < night; ) {
      const rows = await this.parts.db
        .selectFrom('subscription')
        .select(['provider_ref', 'status'])
        .where('status', '<>', 'Expired')
        .where('provider_ref', '>', from)
        .$if(upTo !== null, (query) => query.where('provider_ref', '<=', upTo ?? ''))
        .orderBy('provider_ref')
        .limit(Math.min(pageSize, night - looked.subscriptions))
        .execute();
      for (let at = 0; at < rows.length; at += atOnce) {
        const few = rows.slice(at, at + atOnce);
        const read = await Promise.all(few.map((row) => this.readSubscription(run, row)));
        if (read.includes(false)) return away;
        looked.subscriptions += few.length;
      }
      const last = rows.at(-1)?.provider_ref;
      if (last === undefined) break;
      await this.record.noteReadTo(run.day, last);
      from = last;
    }
    return success(undefined);
  }

  /** False when the provider is unavailable. */
  private async readSubscription(
    run: ReconciliationRow,
    { provider_ref: ref, status: was }: { readonly provider_ref: string; readonly status: string },
  ): Promise<boolean> {
    const synced = this.stopped ? away : await this.parts.sync.execute(ref);
    if (!synced.ok) return false;
    if (synced.value === 'unchanged') return true;
    const now = await this.parts.db
      .selectFrom('subscription')
      .select('status')
      .where('provider_ref', '=', ref)
      .executeTakeFirst();
    // `ignored`: the provider does not know it (any more). Nothing is charged then, but somebody must look into it.
    const mended = synced.value === 'applied';
    await this.note(run, { kind: 'subscription', ref, was, became: now?.status ?? null, mended });
    return true;
  }

  private async unrecorded(events: readonly ProviderEvent[]): Promise<readonly ProviderEvent[]> {
    if (events.length === 0) return [];
    const recorded = await this.parts.db
      .selectFrom('provider_event')
      .select('id')
      .where(
        'id',
        'in',
        events.map(({ id }) => id),
      )
      .execute();
    const known = new Set(recorded.map(({ id }) => id));
    return events.filter(({ id }) => !known.has(id));
  }

  private async outcomeOf(event: ProviderEvent): Promise<string> {
    const row = await this.parts.db
      .selectFrom('provider_event')
      .select('outcome')
      .where('id', '=', event.id)
      .executeTakeFirst();
    return row?.outcome ?? 'ignored';
  }

  private async note(run: ReconciliationRow, drift: Drift): Promise<void> {
    this.parts.log.warn({ ...drift }, 'reconciliation: a difference');
    await this.record.note(run.day, drift, this.parts.clock.now());
  }
}
