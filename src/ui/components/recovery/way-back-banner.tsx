import { Trans } from '@lingui/react';
import { Link, useLocation } from '@tanstack/react-router';
import type { App } from '../../../application/app.ts';
import { useStream } from '../../hooks/use-stream.ts';
import { FootNotice } from '../account/foot-notice.tsx';
import { buttonClass } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

/** Pages that offer the key or the address themselves; the banner would only repeat them. */
const withWayBack =
  /\/(?:welcome|manage|(?:add|edit|remove)-email|another-device|this-device\/email)(?:\/|$)/;

/**
 * Asks paying subscribers, from before the first charge on, to secure access to a subscription that only this browser
 * can reach.
 */
export function WayBackBanner({ app }: { readonly app: App }) {
  const { wayBack } = app.get('subscription');
  const view = useStream(wayBack.wayBack$, () => wayBack.current, 'unneeded');
  const { pathname } = useLocation();
  if (view !== 'due' || withWayBack.test(pathname)) return null;
  return (
    <FootNotice app={app} about="way-back">
      <Notice
        kind="info"
        title={
          <Trans
            id="account.wayBack.title"
            message="You can only reach your subscription from this browser."
          />
        }
        actions={
          <Link
            to="/pro/welcome"
            hash="way-back"
            state={{ justLooking: true }}
            className={buttonClass('secondary')}
          >
            <Trans id="account.wayBack.open" message="Keep a way back in" />
          </Link>
        }
      >
        <Trans
          id="account.wayBack.text"
          message="If its data is lost, you can only cancel your subscription by e-mail."
        />
      </Notice>
    </FootNotice>
  );
}
