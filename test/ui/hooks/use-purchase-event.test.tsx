import { expect, it } from 'vitest';
import type { App } from '../../../src/application/app.ts';
import type { SubscriptionView } from '../../../src/application/subscription/subscription-state.ts';
import { usePurchaseEvent } from '../../../src/ui/hooks/use-purchase-event.ts';
import { subscription } from '../../support/build.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { render } from '../support/render.tsx';

function Probe({ app, view }: { readonly app: App; readonly view: SubscriptionView }) {
  return <output>{usePurchaseEvent(app, view) ? 'thanks' : 'yours'}</output>;
}

async function shown(view: SubscriptionView) {
  const tab = memorySite().browser().tab('/pro/welcome');
  await tab.app.load('account');
  const page = await render(<Probe app={tab.app} view={view} />);
  return { text: page.textContent, counted: tab.pixels.sent.map(({ id }) => id) };
}

const there = { kind: 'there', subscription: subscription() } as const;

it('a purchase is counted when it arrives', async () => {
  expect(await shown({ ...there, arrived: true })).toEqual({
    text: 'thanks',
    counted: ['subscription_checkout_success'],
  });
});

it('a subscription that was there before is not', async () => {
  expect(await shown(there)).toEqual({ text: 'yours', counted: [] });
});
