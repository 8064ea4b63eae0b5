import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectPostgres } from '../../../src/server/db/store.ts';
import { Metrics } from '../../../src/server/metrics/metrics.ts';
import { freePort } from '../../support/free-port.ts';
import { AuthClient } from '../support/auth-client.ts';
import { seconds } from '../support/manual-clock.ts';
import { freshAddress, openTestSite, siteUrl, type TestSite } from '../support/test-site.ts';

let at: TestSite;
beforeAll(async () => {
  at = await openTestSite({ env: { METRICS_PORT: '5699' } });
});
afterAll(() => at.close());

async function figures(): Promise<string> {
  const answer = await at.site.metrics?.(new Request('http://127.0.0.1:5699/metrics'));
  expect(answer?.status).toBe(200);
  return (await answer?.text()) ?? '';
}

/** The value of a line, by its name and labels. */
function valueOf(text: string, line: string): number | null {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
}

const get = (path: string) => at.site.fetch(new Request(siteUrl + path));

describe('the figures', () => {
  it('count calls by the pattern of their route, never by what stands in it', async () => {
    await get('/api/products/privacy-pro-yearly-us/features?email=duck%40pond.example');
    await get('/api/products/no-such-product-0123456789/features');
    await get('/nowhere/at-all');
    const text = await figures();
    const route =
      'http_request_duration_seconds_count{method="GET",route="/api/products/:productId/features"';
    expect(valueOf(text, `${route},status="200"}`)).toBe(1);
    expect(valueOf(text, `${route},status="404"}`)).toBe(1);
    expect(
      valueOf(text, 'http_request_duration_seconds_count{method="GET",route="unmatched",status="404"}'),
    ).toBe(1);
    for (const secret of ['privacy-pro-yearly-us', '0123456789', 'at-all', 'pond.example']) {
      expect(text).not.toContain(secret);
    }
  });

  it('tell passcodes that were taken from those a limit refused, and how long emails wait', async () => {
    const client = new AuthClient(at);
    const email = freshAddress();
    await client.authorize();
    await client.askPasscode(email);
    expect((await client.askPasscode(email)).status).toBe(429);
    const text = await figures();
    expect(valueOf(text, 'passcode_requests_total{outcome="taken"}')).toBe(1);
    expect(valueOf(text, 'passcode_requests_total{outcome="refused"}')).toBe(1);
    expect(text).not.toContain(email);
    await at.site.settled();
    expect(valueOf(await figures(), 'outbox_emails')).toBe(0);
    expect(valueOf(await figures(), 'outbox_oldest_age_seconds')).toBe(0);
  });

  it('tell how many emails wait and since when', async () => {
    const email = {
      id: '00000000-0000-4000-8000-000000000001',
      sealed_message: null,
      created_at: at.clock.now() - seconds(90),
      next_try_at: at.clock.now() + seconds(90),
      done_at: null,
      outcome: null,
    };
    await at.store.db.insertInto('outbox').values(email).execute();
    const text = await figures();
    expect(valueOf(text, 'outbox_emails')).toBe(1);
    expect(valueOf(text, 'outbox_oldest_age_seconds')).toBe(90);
    await at.store.db.deleteFrom('outbox').where('id', '=', email.id).execute();
  });

  it('have the lag of the event loop, the copies of the store and the differences from the card provider', async () => {
    const text = await figures();
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
    expect(valueOf(text, 'store_up')).toBe(1);
    expect(valueOf(text, 'store_snapshot_timestamp_seconds')).toBe(0);
    expect(valueOf(text, 'reconciliation_drift{outcome="unmended"}')).toBe(0);
    expect(valueOf(text, 'beacon_dropped_total')).toBe(0);
  });

  it('are there while the store is away, except those that are in it', async () => {
    const store = connectPostgres(`postgres://mallard@127.0.0.1:${await freePort()}/mallard`);
    const metrics = new Metrics({ db: store.db, clock: at.clock, newestSnapshotAt: () => null });
    metrics.watchBeacon(() => ({ waiting: 41_000, lost: 0, broker: null }));
    metrics.called('POST', '/api/checkout/session', 503, 2);
    const text = await metrics.text();
    expect(valueOf(text, 'store_up')).toBe(0);
    expect(valueOf(text, 'beacon_waiting_sums')).toBe(41_000);
    expect(text).toMatch(/^http_request_duration_seconds_count\{.*status="503"\} 1$/m);
    expect(text).not.toMatch(/^(?:outbox_|reconciliation_)/m);
    await store.close();
  });

  it('are not on the public address, and their own one has nothing else', async () => {
    expect((await get('/metrics')).status).toBe(404);
    const other = await at.site.metrics?.(new Request('http://127.0.0.1:5699/healthz'));
    expect(other?.status).toBe(404);
  });
});

it('without a port there are no figures at all', async () => {
  const plain = await openTestSite({ store: at.store });
  expect(plain.site.metrics).toBeNull();
  expect((await plain.site.fetch(new Request(`${siteUrl}/metrics`))).status).toBe(404);
  await plain.close();
});
