import { purchaseOutcomes } from '../../../src/adapters/played-host/app-state.ts';
import type { PlayedHost } from '../../../src/adapters/played-host/played-host.ts';
import { playedTiers } from '../../../src/adapters/played-host/played-store.ts';
import { HostTokenReply } from '../../../src/contract/dev-host.ts';
import type { HostChannel } from '../../../src/contract/host-channels.ts';
import { byId, el } from './dom.ts';

const signIns = [
  { label: 'With a subscription', query: '' },
  { label: 'Without one', query: '?entitlements=no' },
  { label: 'With an old token', query: '?state=access-expired' },
] as const;

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

const day = 86_400_000;

/** Who is signed in to the app, what it sells, and what it tells unasked. */
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
    const who = signedIn === null ? 'Nobody is signed in to the app' : 'Somebody is signed in to the app';
    const has = subscription.isSubscribed ? 'which has a subscription' : 'which has no subscription';
    byId('state').textContent = `${who}, ${has}.`;
  }

  /** A made-up account of the site's server: its tokens are signed, and open the calls of the page. */
  private async signIn(query: string): Promise<void> {
    const answer = await fetch(`/dev/host/token${query}`);
    const read = answer.ok ? HostTokenReply.safeParse(await answer.json()) : null;
    if (!read?.success) {
      this.say('The site behind the kit gives no tokens: /dev/host/token is there outside production only.');
      return;
    }
    const { accessToken, refreshToken, legacyToken, entitlements } = read.data;
    const tokens = { accessToken, refreshToken };
    const now = Date.now();
    const subscription =
      entitlements.length === 0
        ? { isSubscribed: false }
        : {
            isSubscribed: true,
            billingPeriod: 'Monthly',
            startedAt: now,
            expiresOrRenewsAt: now + 30 * day,
            paymentPlatform: 'Stripe',
            status: 'Auto-Renewable',
          };
    this.change({ signedIn: tokens, buyer: tokens, legacyToken, subscription });
    this.host().push('site', 'authUpdate');
  }

  private signOut(): void {
    this.change({ signedIn: null, legacyToken: null, subscription: { isSubscribed: false } });
    this.host().push('site', 'authUpdate');
  }

  private change(changed: Partial<PlayedHost['state']>): void {
    const host = this.host();
    host.state = { ...host.state, ...changed };
    this.show();
  }
}
