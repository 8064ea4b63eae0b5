import { Trans, useLingui } from '@lingui/react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { App } from '../../../application/app.ts';
import type { ShownRecoveryKey } from '../../../application/ports/key-value-store.ts';
import { formatDay } from '../../format/dates.ts';
import { useAction } from '../../hooks/use-action.ts';
import { useStream } from '../../hooks/use-stream.ts';
import { Button } from '../parts/button.tsx';
import { Card } from '../parts/card.tsx';
import { FailureNotice } from '../parts/failure-notice.tsx';
import { Notice } from '../parts/notice.tsx';
import styles from './recovery-key-card.module.css';
import { ShownKey } from './shown-key.tsx';

interface RecoveryKeyCardProps {
  readonly app: App;
  /** True right after a purchase: the first key is created and shown without a press. */
  readonly atOnce?: boolean;
  /** The kind of the next action's button; `primary` where nothing else on the page is. */
  readonly kind?: 'primary' | 'secondary';
  /** A link or button to use an address instead; omitted if the account has one. */
  readonly instead?: ReactNode;
}

/**
 * The signed-in visitor's recovery key: created on a press, shown once, and forgotten once it is saved. That it was
 * shown and saved is stored, so that a reload does not create another one.
 */
export function RecoveryKeyCard({ app, atOnce = false, kind = 'secondary', instead }: RecoveryKeyCardProps) {
  const { recoveryKey } = app.get('account');
  const record = useStream(recoveryKey.record$, () => recoveryKey.current, null);
  const [shown, setShown] = useState<{ readonly key: string; readonly shownAt: number } | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const show = (key: string) => setShown({ key, shownAt: recoveryKey.read()?.shownAt ?? 0 });
  const making = useAction(
    () => app.get('account').makeRecoveryKey.execute(),
    ({ key }) => {
      show(key);
      card.current?.focus();
    },
  );
  /** True while the first key is being created: its room is reserved, so that nothing moves when it arrives. */
  const [awaited, setAwaited] = useState(false);
  const first = useAction(
    () => app.get('account').makeFirstRecoveryKey.execute(),
    (made) => {
      if (made !== null) show(made.key);
      setAwaited(false);
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a purchase comes with one key, no matter how often this renders
  useLayoutEffect(() => {
    if (!atOnce) return;
    setAwaited(recoveryKey.read() === null);
    first.run(undefined);
  }, [atOnce]);
  const keeping = useAction(
    () => app.get('account').keepRecoveryKey.execute(),
    () => {
      setShown(null);
      card.current?.focus();
    },
  );
  const keep = () => keeping.run(undefined);
  const busy = making.state.kind === 'pending' || first.state.kind === 'pending';
  const failed = [making.state, first.state].find((state) => state.kind === 'failed');
  const problem = keeping.state.kind === 'failed' && <FailureNotice error={keeping.state.error} />;
  const coming = awaited && first.state.kind === 'pending';
  const replaced = shown !== null && record !== null && record.shownAt !== shown.shownAt;
  return (
    <Card labelledBy="recovery-key">
      <div className={styles.card} ref={card} tabIndex={-1}>
        <h2 id="recovery-key" className={styles.title}>
          <Trans id="recovery.title" message="Your recovery key" />
        </h2>
        {coming || (shown !== null && !replaced) ? (
          <>
            {problem}
            <ShownKey
              value={shown?.key ?? null}
              kind={kind}
              keeping={keeping.state.kind === 'pending'}
              onKept={keep}
              instead={instead}
            />
          </>
        ) : (
          <>
            {replaced && <Replaced />}
            <Before record={record} />
            {problem}
            {failed?.kind === 'failed' && <FailureNotice error={failed.error} />}
            <div className={styles.buttons}>
              {record?.kept === false && (
                <Button kind={kind} busy={keeping.state.kind === 'pending'} onClick={keep}>
                  <Trans id="recovery.kept" message="I’ve saved my key" />
                </Button>
              )}
              <Button
                kind={record === null ? kind : record.kept ? 'quiet' : 'secondary'}
                busy={busy}
                onClick={() => making.run(undefined)}
              >
                {record === null ? (
                  <Trans id="recovery.make" message="Make my recovery key" />
                ) : (
                  <Trans id="recovery.again" message="Make a new key" />
                )}
              </Button>
              {record?.kept !== true && instead}
            </div>
          </>
        )}
      </div>
    </Card>
  );
}

/** Shown while no key is visible. */
function Before({ record }: { readonly record: ShownRecoveryKey | null }) {
  const { i18n } = useLingui();
  if (record === null) {
    return (
      <p>
        <Trans
          id="recovery.why"
          message="With a recovery key you can sign in on any device, without an e-mail address. We show it once. We can’t look it up for you later, so save it somewhere safe."
        />
      </p>
    );
  }
  const date = formatDay(record.shownAt, i18n.locale);
  if (record.kept) {
    return (
      <Notice kind="done" title={<Trans id="recovery.done" message="You have saved your recovery key." />}>
        <Trans
          id="recovery.done.text"
          message="Enter it when you sign in on another device. If you lose it, make a new one while you are still signed in here; the old one then stops working."
        />
      </Notice>
    );
  }
  return (
    <p>
      <Trans
        id="recovery.shown"
        message="We showed you a recovery key on {date}, and we don’t show it again. If you did not save it, make a new one. The old one then stops working."
        values={{ date }}
      />
    </p>
  );
}

function Replaced() {
  return (
    <Notice
      kind="problem"
      title={<Trans id="recovery.replaced" message="The key that was shown here no longer works." />}
    >
      <Trans id="recovery.replaced.text" message="A newer key was made in another tab. Save that one." />
    </Notice>
  );
}
