import { Trans } from '@lingui/react';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { brand } from '../../../domain/brand.ts';
import { useAccountInUse } from '../../hooks/use-account-in-use.ts';
import { useApp, useSession } from '../../hooks/use-app.ts';
import layout from '../layout.module.css';
import { Card } from '../parts/card.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { AfterSignIn } from './after-sign-in.tsx';
import { KeyBearer } from './key-bearer.tsx';
import styles from './login-page.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { WhySignedOut } from './why-signed-out.tsx';

/**
 * Why the visitor signs in: to see the subscription, to use it on this device, the same by e-mail, or with a code from
 * the mailbox.
 */
export type SignInPurpose = 'login' | 'activate' | 'by-email' | 'confirm';

const next = {
  login: '/pro/welcome',
  activate: '/subscriptions/activate/success',
  'by-email': '/subscriptions/activation-flow/this-device/activate-by-email/success',
  confirm: '/subscriptions/activate/success',
} as const;

/**
 * Signs in with an e-mail address or a recovery key, then continues to the next page. The form is in the prerendered
 * HTML.
 */
export function LoginPage({ purpose = 'login' }: { readonly purpose?: SignInPurpose }) {
  const { app, locale } = useApp();
  const session = useSession(app);
  const navigate = useNavigate();
  const isKnown = useAccountInUse(app);
  const wanted = useLocation({ select: ({ state }) => state.wanted });
  const isLeaving = useRef(false);
  const goOn = () => {
    // The account may become known only after the sign-in has led on, when the address no longer says what was wanted.
    if (isLeaving.current) return;
    isLeaving.current = true;
    // A code sent to add an address is entered where it was requested.
    const adding = purpose === 'confirm' && app.get('account').sentPasscode.find('new') !== null;
    const to = wanted ?? (adding ? '/subscriptions/add-email' : next[purpose]);
    void navigate({ to, replace: true, state: { justLooking: true } });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a signed-in visitor, or one who signs in meanwhile, is redirected once
  useEffect(() => {
    if (isKnown) goOn();
  }, [isKnown]);
  return (
    <div className={`${layout.page} ${layout.section} ${styles.page}`}>
      <div className={styles.form}>
        <PageHead {...heads[purpose]} />
        {session.kind === 'signed-out' && <WhySignedOut reason={session.reason} />}
        <Card kind="floating" className={purpose === 'confirm' ? styles.code : undefined}>
          <noscript>
            <p>
              <Trans
                id="signin.noscript"
                message="This form only works with JavaScript. Switch it on in your browser’s settings and load the page again."
              />
            </p>
          </noscript>
          <div className={styles.scripted}>
            <SignInForm
              account={app.get('account')}
              locale={locale}
              hasCode={purpose === 'confirm'}
              onDone={goOn}
            />
          </div>
        </Card>
        <p className={layout.small}>
          <Trans
            id="signin.noWay"
            message="No e-mail address added and no key saved? Then open this site in the browser you subscribed with. Unless you signed out or deleted its data, you are still signed in there and can add an e-mail address. <0>Other ways to activate</0>"
            components={{ 0: <Link to="/subscriptions/activation-flow/this-device">{null}</Link> }}
          />
        </p>
      </div>
      <aside className={styles.aside}>
        <KeyBearer />
        <AfterSignIn />
      </aside>
    </div>
  );
}

const heads = {
  login: {
    title: <Trans id="signin.login.title" message="Sign in" />,
    lead: (
      <Trans
        id="signin.login.lead"
        message="Use the e-mail address you added to your subscription, or your recovery key. There’s no password to remember."
      />
    ),
  },
  activate: {
    title: <Trans id="signin.activate.title" message="Activate your subscription" />,
    lead: (
      <Trans
        id="signin.activate.lead"
        message="Sign in with your e-mail address or your recovery key, and your {brand} Pro subscription works in this browser too."
        values={{ brand: brand.name }}
      />
    ),
  },
  'by-email': {
    title: <Trans id="signin.byEmail.title" message="Activate by e-mail" />,
    lead: (
      <Trans
        id="signin.byEmail.lead"
        message="Enter the e-mail address you added to your subscription, and then the code we send to it. {brand} Pro works in this browser from then on."
        values={{ brand: brand.name }}
      />
    ),
  },
  // Also fits visitors who are temporarily refused, because a changing heading would move the page.
  confirm: {
    title: <Trans id="signin.code.title" message="Sign in with a code" />,
    lead: (
      <Trans
        id="signin.code.lead"
        message="You need the six-digit code from our e-mail, and the address we sent it to."
      />
    ),
  },
} as const;
