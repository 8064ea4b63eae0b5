import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { errorText } from '../../error-texts.ts';
import { formatWait } from '../../format/dates.ts';
import { Notice } from './notice.tsx';

/** A failure as returned by a use-case. */
export interface Failure {
  readonly code: string;
  readonly retryAfterSeconds?: number;
}

interface FailureNoticeProps {
  readonly error: Failure;
  /**
   * What was not lost, where it can be said more precisely than in the code's own text. It never replaces how long to
   * wait.
   */
  readonly children?: ReactNode;
  /** Buttons or links that help. */
  readonly actions?: ReactNode;
}

/** Says what failed, what was not lost, and what to do. Announced at once. */
export function FailureNotice({ error, children, actions }: FailureNoticeProps) {
  const { i18n } = useLingui();
  const { title, help } = errorText(error.code);
  const wait = formatWait(error.retryAfterSeconds ?? 60, i18n.locale);
  return (
    <Notice kind="problem" title={i18n._(title)} actions={actions}>
      {(error.code !== 'too_many_requests' && children) || i18n._({ ...help, values: { wait } })}
    </Notice>
  );
}
