import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Subscription } from '../../../domain/subscription/subscription.ts';
import { Notice } from '../parts/notice.tsx';
import { standingWords } from './standing-words.tsx';

interface StandingNoticeProps {
  /** One that needs attention (`standing-words.tsx`). */
  readonly subscription: Subscription;
  readonly actions?: ReactNode;
}

/** The state of a subscription that needs attention. */
export function StandingNotice({ subscription, actions }: StandingNoticeProps) {
  const { i18n } = useLingui();
  const { kind, title, text } = standingWords(subscription, i18n.locale);
  return (
    <Notice kind={kind} title={title} actions={actions}>
      {text}
    </Notice>
  );
}
