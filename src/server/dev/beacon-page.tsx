/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { type DevBeaconReply, devPaths } from '../../contract/dev.ts';
import { countedName, pixelRegistry } from '../../domain/analytics/pixel-registry.ts';
import { type CountedDay, countedEvents } from '../beacon/counted-events.ts';
import type { EventSink } from '../beacon/event-sink.ts';
import { type CountedSpeed, speedCounts } from '../beacon/speed-counts.ts';
import type { Database } from '../db/schema.ts';
import { answerPage, protect } from './page.tsx';
import { SpeedSection } from './speed-section.tsx';
import { Toolbar } from './toolbar.tsx';

const shownDays = 14;
/** Rows per day on the page; the JSON has more. */
const shownRows = 200;

/** The beacon's counts, outside production: a page for people, JSON for programs (`?format=json`). */
export function beaconPageRoutes(db: Kysely<Database>, sink: EventSink): Hono {
  return new Hono().get(devPaths.beacon, async (c) => {
    // Includes what arrived just now.
    await sink.flush();
    const days = await countedEvents(db, shownDays);
    if (c.req.query('format') === 'json') {
      protect(c);
      return c.json<DevBeaconReply>({ days: days.map(({ day, events }) => ({ day, events: [...events] })) });
    }
    const oldest = days.at(-1)?.day;
    const speed = oldest === undefined ? { pages: [], leftOut: 0 } : await speedCounts(db, oldest);
    return answerPage(c, {
      title: 'Beacon',
      language: 'en',
      body: <BeaconBody days={days} speed={speed} />,
    });
  });
}

interface Counts {
  readonly days: readonly CountedDay[];
  readonly speed: CountedSpeed;
}

function BeaconBody({ days, speed }: Counts) {
  return (
    <>
      <Toolbar current={devPaths.beacon} />
      <main class="sheet wide">
        <div class="stack">
          <h1>Beacon</h1>
          <p class="quiet">
            What pages reported about their use: sums by day, event and parameters. No address, cookie or user
            agent string is kept, so there is nothing else to see.{' '}
            <a href={`${devPaths.beacon}?format=json`}>The same as JSON</a>
          </p>
        </div>
        {days.length === 0 && <p>No event has come yet. Open a page of the site and come back.</p>}
        {days.length > 0 && <SpeedSection speed={speed} days={days.length} />}
        {days.map((day) => (
          <Day key={day.day} {...day} />
        ))}
      </main>
    </>
  );
}

function Day({ day, events }: CountedDay) {
  const all = events.reduce((sum, { count }) => sum + count, 0);
  const byPixel = Map.groupBy(events, ({ pixel }) => pixel);
  return (
    <section>
      <h2 id={`day-${day}`}>
        <time datetime={day}>{day}</time>
      </h2>
      <p class="quiet">
        {all.toLocaleString('en')} {all === 1 ? 'event' : 'events'} of {byPixel.size}{' '}
        {byPixel.size === 1 ? 'kind' : 'kinds'}
      </p>
      <div class="scroll">
        <table aria-labelledby={`day-${day}`}>
          <thead>
            <tr>
              <th scope="col">Event</th>
              <th scope="col">With</th>
              <th scope="col">Times</th>
            </tr>
          </thead>
          <tbody>
            {events.slice(0, shownRows).map(({ pixel, params, count }) => (
              <tr key={pixel + said(params)}>
                <td title={ownerOf(pixel)}>{pixel}</td>
                <td class="small">{said(params)}</td>
                <td>{count.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {events.length > shownRows && (
        <p class="quiet">{events.length - shownRows} rarer ones are not shown.</p>
      )}
    </section>
  );
}

/** Who owns an event, and until when. */
function ownerOf(pixel: string): string | undefined {
  const name = countedName(pixel);
  if (name === null) return undefined;
  const { owner, until } = pixelRegistry[name];
  return `${owner}, until ${until}`;
}

function said(params: Readonly<Record<string, string>>): string {
  const parts = Object.entries(params).map(([key, value]) => `${key} ${value}`);
  return parts.length === 0 ? '–' : parts.join(', ');
}
