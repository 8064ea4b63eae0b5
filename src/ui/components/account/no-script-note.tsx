import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { pathIn } from '../../../domain/locale/locale.ts';
import { useApp } from '../../hooks/use-app.ts';

/** What a page of the account cannot do without JavaScript, and what the visitor can do instead. */
export function NoScriptNote() {
  return (
    <noscript>
      <p>
        <Trans
          id="account.noscript.page"
          message="While JavaScript is turned off, this page can’t read or change your account. Everything in it stays as it is. Turn JavaScript on and load this page again, or <0>ask us a question</0>: that form works without it."
          components={{ 0: <SupportLink /> }}
        />
      </p>
    </noscript>
  );
}

/** The message fills in the link's text. */
function SupportLink({ children }: { readonly children?: ReactNode }) {
  return <a href={pathIn(useApp().locale, '/subscription-support')}>{children}</a>;
}
