import { purchaseOutcomes } from '../../../src/adapters/played-host/app-state.ts';
import type { PlayedHost } from '../../../src/adapters/played-host/played-host.ts';
import { playedTiers } from '../../../src/adapters/played-host/played-store.ts';
import { signIns, signInTo, signOutOf } from '../../../src/adapters/played-host/sign-in.ts';
import type { HostChannel } from '../../../src/contract/host-channels.ts';
import { byId, el } from './dom.ts';

const pushes = [
  {
    label: 'Completed',
    channel: 'subscriptionPages',
    event: 'onPurchaseUpdate',
    params: { type: 'completed' },
  },
  {
    label: 'Canceled',
    channel: 'subscriptionPages',
    event: 'onPurchaseUpdate',
    params: { type: 'canceled' },
  },
  {
    label: 'Redirect',
    channel: 'subscriptionPages',
    event: 'onPurchaseUpdate',
    params: { type: 'redirect', token: '' },
  },
  { label: 'Sign-in changed', channel: 'site', event: 'authUpdate', params: {} },
  {
    label: 'Of another type',
    channel: 'subscriptionPages',
    event: 'onPurchaseUpdate',
    params: { type: 'cancelled' },
  },
] as const satisfies readonly { label: string; channel: HostChannel; event: string; params: object }[];

/** Controls who is signed in to the app, what it sells, and which events it sends. */
export class AppControls {
  constructor(
    private readonly host: () => PlayedHost,
    private readonly say: (text: string) => void,
  ) {
    byId('sign-in').append(
      ...signIns.map(({ label, query }) =>
        el(
          'button',
          { class: 'button little', type: 'button', onclick: () => void this.signIn(query) },
          label,
        ),
      ),
      el('button', { class: 'button little', type: 'button', onclick: () => this.signOut() }, 'Sign out'),
    );
    byId('pushes').append(
      ...pushes.map(({ label, channel, event, params }) =>
        el(
          'button',
          {
            class: 'button little',
            type: 'button',
            title: `${event} ${JSON.stringify(params)}`,
            onclick: () => this.host().push(channel, event, params),
          },
          label,
        ),
      ),
    );
    const purchase = byId('purchase');
    purchase.append(...purchaseOutcomes.map((name) => el('option', { value: name }, name)));
    purchase.addEventListener('change', () => {
      const chosen = purchaseOutcomes.find(
        (name) => purchase instanceof HTMLSelectElement && name === purchase.value,
      );
      if (chosen !== undefined) this.change({ purchase: chosen });
    });
    const sells = byId('sells');
    sells.addEventListener('change', () => {
      const isOpen = sells instanceof HTMLInputElement && sells.checked;
      const store = playedTiers(this.host().platform);
      this.change({ store: isOpen ? store : { ...store, products: [] } });
    });
    this.show();
  }

  /** Shows who is signed in now. */
  show(): void {
    const { signedIn, subscription } = this.host().state;
    const has = subscription.isSubscribed ? 'with a subscription' : 'without a subscription';
    byId('state').textContent = signedIn === null ? 'Nobody is signed in.' : `Somebody is signed in, ${has}.`;
  }

  private async signIn(query: string): Promise<void> {
    const isSignedIn = await signInTo(this.host(), query);
    if (!isSignedIn) this.say('The site behind the kit gives no tokens: it is production, or too old.');
    this.show();
  }

  private signOut(): void {
    signOutOf(this.host());
    this.show();
  }

  private change(changed: Partial<PlayedHost['state']>): void {
    const host = this.host();
    host.state = { ...host.state, ...changed };
    this.show();
  }
}
