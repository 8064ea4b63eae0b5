import { of } from 'rxjs';
import { expect, it } from 'vitest';
import type { SessionView } from '../../../src/application/account/session-state.ts';
import type { App } from '../../../src/application/app.ts';
import type { SubscriptionView } from '../../../src/application/subscription/subscription-state.ts';
import { useAccountInUse } from '../../../src/ui/hooks/use-account-in-use.ts';
import { subscription } from '../../support/build.ts';
import { render } from '../support/render.tsx';

function appWith(session: SessionView, view: SubscriptionView): App {
  const features = {
    account: { session: { session$: of(session), current: session } },
    subscription: { subscription: { subscription$: of(view), current: view } },
  };
  return { get: (name: keyof typeof features) => features[name] } as unknown as App;
}

function Probe({ app }: { readonly app: App }) {
  return <output>{String(useAccountInUse(app))}</output>;
}

const signedIn = (email: string | null) =>
  ({ kind: 'signed-in', account: { email, accountId: 'an-account' } }) as unknown as SessionView;

it.each<[string, SessionView, SubscriptionView, boolean | null]>([
  ['nothing is known yet', { kind: 'unknown' }, { kind: 'unknown' }, null],
  ['nobody is signed in', { kind: 'signed-out' } as SessionView, { kind: 'unknown' }, false],
  ['the account has an address', signedIn('ada@example.com'), { kind: 'unknown' }, true],
  ['it has a subscription', signedIn(null), { kind: 'there', subscription: subscription() }, true],
  ['it was made for a card page that was left', signedIn(null), { kind: 'none' }, false],
  ['its payment may still arrive', signedIn(null), { kind: 'none', pending: true }, null],
  ['its subscription is not known yet', signedIn(null), { kind: 'loading', slow: true }, null],
])('whether somebody uses an account, where %s', async (_, session, view, expected) => {
  const page = await render(<Probe app={appWith(session, view)} />);
  expect(page.textContent).toBe(String(expected));
});
