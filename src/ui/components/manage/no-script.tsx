import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { SupportMail } from './support-mail.tsx';

/** What can be done without JavaScript, instead of a panel that would wait forever. */
export function NoScript() {
  return (
    <noscript>
      <p>
        <Trans
          id="manage.noscript"
          message="Without JavaScript this page can’t show your subscription. To cancel, write to <0>{email}</0>, and we’ll cancel it for you."
          values={{ email: brand.supportEmail }}
          components={{ 0: <SupportMail /> }}
        />
      </p>
    </noscript>
  );
}
