import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diskReserve } from '../../../src/server/db/disk-space.ts';
import { openEmbedded } from '../../../src/server/db/store.ts';
import { countOf, goodCard, leftAtProvider, openShop } from '../support/shop.ts';
import { fillDataFolder } from '../support/store-image.ts';

it('a full disk: reading goes on, nothing is charged or half written, and all is well as soon as there is room', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reliability-disk-'));
  await fillDataFolder(folder);
  let free = diskReserve;
  const shop = await openShop({}, { store: await openEmbedded(folder, () => free) });
  const buyer = await shop.buyer();
  const page = await buyer.checkout();

  free = diskReserve - 1;
  const refused = [
    await shop.call('POST', page, { form: goodCard }),
    await buyer.open({ productId: 'privacy-pro-monthly-us' }),
    await shop.call('POST', '/api/auth/v2/logout', { bearer: buyer.bearer }),
  ];
  for (const { status, body, headers } of refused) {
    expect([status, body]).toEqual([503, { error: 'unavailable' }]);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  expect((await shop.call('GET', '/readyz')).body).toEqual({ error: 'unavailable', missing: ['store'] });
  expect((await shop.call('GET', page)).status).toBe(200);
  expect((await shop.call('GET', '/api/products')).status).toBe(200);
  expect((await buyer.get('/api/auth/v2/account')).status).toBe(200);
  expect(await leftAtProvider(shop)).toEqual({ subscriptions: 0, invoices: 0, events: 0 });
  expect(await countOf(shop, 'checkout')).toBe(1);

  free = diskReserve;
  expect((await shop.call('GET', '/readyz')).status).toBe(200);
  expect((await shop.call('POST', page, { form: goodCard })).status).toBe(303);
  await shop.site.settled();
  expect((await buyer.get('/api/subscription/status')).status).toBe(200);
  expect(await leftAtProvider(shop)).toMatchObject({ subscriptions: 1, invoices: 1 });

  await shop.close();
  rmSync(folder, { recursive: true, force: true });
}, 240_000);
