import { Trans, useLingui } from '@lingui/react';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { App } from '../../../application/app.ts';
import { isWebSourced, type Subscription } from '../../../domain/subscription/subscription.ts';
import { useAccountInUse } from '../../hooks/use-account-in-use.ts';
import { useAction } from '../../hooks/use-action.ts';
import { useSession, useSubscription } from '../../hooks/use-app.ts';
import { Button } from '../parts/button.tsx';
import { PlansLink } from '../plan/plans-link.tsx';
import styles from './area-bar.module.css';

const loadDialog = () => import('./sign-out-dialog.tsx');

/** Loaded lazily: only visitors who would lock themselves out need it. */
const SignOutDialog = lazy(async () => ({ default: (await loadDialog()).SignOutDialog }));

/** Shows where the visitor is in the subscription area and who is signed in. Its height never changes. */
export function AreaBar({ app }: { readonly app: App }) {
  const { i18n } = useLingui();
  const inUse = useAccountInUse(app);
  const view = useSubscription(app);
  const held = view.kind === 'there' ? view.subscription : null;
  return (
    <nav className={styles.bar} aria-label={i18n._({ id: 'account.area', message: 'Subscription' })}>
      <PlansLink className={styles.link}>
        <Trans id="account.area.plans" message="Plans" />
      </PlansLink>
      {held && (
        <Link to="/pro/welcome" state={{ justLooking: true }} className={styles.link}>
          <Trans id="account.area.own" message="My subscription" />
        </Link>
      )}
      {inUse ? (
        <Who app={app} held={held} />
      ) : (
        <span className={styles.who}>
          <Link to="/pro/login" className={styles.link}>
            <Trans id="account.area.have" message="I have a subscription" />
          </Link>
        </span>
      )}
    </nav>
  );
}

function Who({ app, held }: { readonly app: App; readonly held: Subscription | null }) {
  const session = useSession(app);
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const { recoveryKey, signOut } = app.get('account');
  const leaving = useAction(
    async () => {
      const told = signOut.execute();
      setAsked(false);
      void navigate({ to: '/pro/login' });
      return told;
    },
    () => undefined,
  );
  const email = session.kind === 'signed-in' ? session.account.email : null;
  // Signing out loses nothing if the subscription is over, and one from a store can be reached again through the store.
  const isUnnamed =
    email === null && held !== null && held.status !== 'Expired' && isWebSourced(held.platform);
  const isOnlyHere = () => isUnnamed && recoveryKey.read()?.kept !== true;
  // Fetched ahead, because the connection may be gone when it is needed: the page would then give way to an error, and
  // with it a key that is shown only once.
  useEffect(() => {
    if (isUnnamed) loadDialog().catch(() => {});
  }, [isUnnamed]);
  return (
    <span className={styles.who}>
      <span className={styles.email}>
        {email ?? <Trans id="account.area.noEmail" message="Signed in without an e-mail address" />}
      </span>
      <Button
        kind="quiet"
        className={styles.out}
        busy={leaving.state.kind === 'pending'}
        onClick={() => (isOnlyHere() ? setAsked(true) : leaving.run(undefined))}
      >
        <Trans id="account.area.signOut" message="Sign out" />
      </Button>
      {asked && (
        <Suspense>
          <SignOutDialog
            renews={held?.status !== 'Not Auto-Renewable'}
            onStay={() => setAsked(false)}
            onSignOut={() => leaving.run(undefined)}
          />
        </Suspense>
      )}
    </span>
  );
}
