import { expect, it } from 'vitest';
import { NoteCardReturn } from '../../../src/application/subscription/note-card-return.ts';
import { plan } from '../../support/build.ts';
import { memorySite } from '../../support/memory-browser.ts';

/** A browser in which the card page was opened, and what is counted in it of coming back from there. */
async function atTheCardPage() {
  const browser = memorySite().browser();
  const { app, store } = browser.tab('/pro');
  const { subscription } = app.get('subscription');
  const order = () => app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
  await order();
  const counted: string[] = [];
  const comeBack = (address: string, cameBack = false) => {
    const { location } = browser.tab(address);
    new NoteCardReturn(location, store, (code) => counted.push(code)).execute(cameBack);
  };
  return { store, order, counted, comeBack, subscription };
}

it.each([
  ['/pro?payment=cancelled', ['payment_cancelled']],
  ['/de/pro?payment=declined', ['payment_declined']],
  ['/pro?payment=other', []],
  ['/pro', []],
])('coming back from the card page is counted where nothing was bought: %s', async (address, codes) => {
  const { counted, comeBack } = await atTheCardPage();
  comeBack(address);
  expect(counted).toEqual(codes);
});

it('is counted once of whoever comes back by the browser’s own way, however often the page is looked at', async () => {
  const { counted, comeBack } = await atTheCardPage();
  comeBack('/pro', true);
  comeBack('/pro', true);
  expect(counted).toEqual(['payment_cancelled']);
});

it.each([
  ['the link of the card page and then by the browser’s own way', false],
  ['the browser’s own way and then by the link of the card page', true],
])('is counted once of whoever comes back by %s', async (_, backFirst) => {
  const { counted, comeBack } = await atTheCardPage();
  const ways = [() => comeBack('/pro?payment=cancelled'), () => comeBack('/pro', true)];
  for (const way of backFirst ? ways.toReversed() : ways) way();
  expect(counted).toEqual(['payment_cancelled']);
});

it('is counted of whoever came back, went on to the card page once more and had a card declined there', async () => {
  const { counted, comeBack } = await atTheCardPage();
  comeBack('/pro', true);
  comeBack('/pro?payment=declined');
  expect(counted).toEqual(['payment_cancelled', 'payment_declined']);
});

it('is counted again of whoever has ordered again', async () => {
  const { order, counted, comeBack } = await atTheCardPage();
  comeBack('/pro', true);
  await order();
  comeBack('/pro?payment=declined', true);
  expect(counted).toEqual(['payment_cancelled', 'payment_cancelled']);
});

it('is not counted of whoever goes back from where a payment is confirmed, and the payment stays awaited', async () => {
  const { store, subscription, counted, comeBack } = await atTheCardPage();
  subscription.awaitPurchase();
  comeBack('/pro', true);
  comeBack('/pro?payment=cancelled', true);
  expect(counted).toEqual([]);
  expect(store.read('checkoutAttempt')).toMatchObject({ state: 'confirming' });
});

it('is counted of whoever goes back from there to the card page and leaves it by its link', async () => {
  const { store, subscription, counted, comeBack } = await atTheCardPage();
  subscription.awaitPurchase();
  comeBack('/pro?payment=cancelled');
  expect(counted).toEqual(['payment_cancelled']);
  expect(store.read('checkoutAttempt')).toMatchObject({ state: 'left' });
});

it('is not counted of whoever has bought meanwhile', async () => {
  const { store, counted, comeBack } = await atTheCardPage();
  store.remove('checkoutAttempt');
  comeBack('/pro', true);
  expect(counted).toEqual([]);
  expect(store.read('checkoutAttempt')).toBeNull();
});
