import { Trans } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { brand } from '../../../domain/brand.ts';
import { phoneCode } from '../../../domain/download/phone-code.ts';
import { useApp, useSession } from '../../hooks/use-app.ts';
import layout from '../layout.module.css';
import { buttonClass } from '../parts/button.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { type Step, Steps } from '../parts/steps.tsx';
import styles from './activation.module.css';

/** The address of the sign-in page, as it is typed on another device. `scripts/assets/draw-qr-code.mjs` draws the image. */
const activateAddress = `${new URL(brand.site).host}/subscriptions/activate`;

/** How to get the subscription onto another device: add an address or save a key, open the page there, sign in. */
export function AnotherDevicePage({ afterAddress = false }: { readonly afterAddress?: boolean }) {
  const { app, locale } = useApp();
  const session = useSession(app);
  return (
    <div className={`${layout.page} ${layout.section} ${styles.page}`}>
      <PageHead
        title={<Trans id="activation.another.title" message="Use your subscription on another device" />}
        lead={
          afterAddress ? (
            <Trans
              id="activation.another.lead.address"
              message="Sign in with your subscription’s e-mail address on as many devices as you like."
            />
          ) : (
            <Trans
              id="activation.another.lead"
              message="One subscription covers your computer, phone and tablet. Three steps bring it to the next one."
            />
          )
        }
      />
      <div className={styles.elsewhere}>
        <Steps
          along="column"
          heading="h2"
          steps={[
            {
              id: 'way',
              title: (
                <Trans id="activation.another.way" message="Have your e-mail address or recovery key ready" />
              ),
              ...wayBack(session.kind === 'signed-in' ? session.account.email : null),
            },
            {
              id: 'open',
              title: <Trans id="activation.another.open" message="Open this address on the other device" />,
              text: (
                <Trans
                  id="activation.another.open.text"
                  message="Scan the code with its camera, or type <0/> into its browser. In the {brand} app, sign in from the subscription settings."
                  values={{ brand: brand.name }}
                  components={{ 0: <ActivateAddress /> }}
                />
              ),
            },
            {
              id: 'sign-in',
              title: <Trans id="activation.another.signIn" message="Sign in there" />,
              text: (
                <Trans
                  id="activation.another.signIn.text"
                  message="We send a code to your address; a recovery key needs no code. You stay signed in on this device."
                />
              ),
            },
          ]}
        />
        <aside className={styles.code}>
          <img src={phoneCode('activate', locale).image} width="200" height="200" alt="" />
          <p>
            <Trans
              id="activation.another.code"
              message="Scan this QR code with the other device to open our sign-in page. The code contains nothing about you or your subscription."
            />
          </p>
        </aside>
      </div>
    </div>
  );
}

/** The message fills in the link's text. */
function MakeKey({ children }: { readonly children?: ReactNode }) {
  return (
    <Link to="/pro/welcome" hash="way-back" state={{ justLooking: true }}>
      {children}
    </Link>
  );
}

/** The address to type, with a line break allowed after each slash. */
function ActivateAddress() {
  return (
    <strong>
      {activateAddress.split(/(?<=\/)/).map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </strong>
  );
}

/**
 * How the signed-in visitor can reach the subscription from elsewhere, as far as this browser knows. It takes up the
 * same room before and after that is known.
 */
function wayBack(email: string | null): Pick<Step, 'text' | 'action'> {
  return {
    text: (
      <span className={styles.words}>
        {email === null ? (
          <Trans
            id="activation.another.way.text"
            message="The other device needs one of the two. No key yet? <0>Make one</0>."
            components={{ 0: <MakeKey /> }}
          />
        ) : (
          <Trans
            id="activation.another.way.known"
            message="Sign in there with <0>{email}</0>. The code comes to this address."
            values={{ email }}
            components={{ 0: <strong className={styles.address} /> }}
          />
        )}
      </span>
    ),
    action: (
      <div className={styles.press}>
        {email === null ? (
          <Link
            to="/subscriptions/activation-flow/another-device/add-email"
            className={buttonClass('primary')}
          >
            <Trans id="activation.another.way.add" message="Add an e-mail address" />
          </Link>
        ) : (
          <Link to="/subscriptions/edit-email" className={buttonClass()}>
            <Trans id="activation.another.way.change" message="Change my e-mail address" />
          </Link>
        )}
      </div>
    ),
  };
}
