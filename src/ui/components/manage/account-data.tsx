import { Trans } from '@lingui/react';
import { useEffect, useState } from 'react';
import type { App } from '../../../application/app.ts';
import { useAction } from '../../hooks/use-action.ts';
import { saveFile } from '../../save-file.ts';
import { Button } from '../parts/button.tsx';
import { FailureNotice } from '../parts/failure-notice.tsx';
import { Notice } from '../parts/notice.tsx';
import styles from './manage-page.module.css';

/** Offers everything that the site knows about the account as a file. */
export function AccountData({ app }: { readonly app: App }) {
  const [saved, setSaved] = useState<string | null>(null);
  // Fetched after the page has appeared, but before it is needed, because the connection may be gone then.
  useEffect(() => {
    app.load('data').catch(() => {});
  }, [app]);
  const { state, run } = useAction(
    async () => (await app.load('data')).exportAccountData.execute(),
    ({ name, content }) => {
      saveFile({ name, content, type: 'application/json' });
      setSaved(name);
    },
  );
  return (
    <section className={styles.part} aria-labelledby="data">
      <h2 id="data" className={styles.heading}>
        <Trans id="manage.data.title" message="Your data" />
      </h2>
      <p>
        <Trans
          id="manage.data.text"
          message="Download what we know about this account as a file: your address, when you signed in, what you bought, and a log of what was done with the account."
        />
      </p>
      {state.kind === 'failed' && <FailureNotice error={state.error} />}
      {saved !== null && state.kind === 'idle' && (
        <Notice kind="done">
          <Trans id="manage.data.saved" message="{name} is in your downloads." values={{ name: saved }} />
        </Notice>
      )}
      <div className={styles.actions}>
        <Button busy={state.kind === 'pending'} onClick={() => run(undefined)}>
          <Trans id="manage.data.download" message="Download my data" />
        </Button>
      </div>
    </section>
  );
}
