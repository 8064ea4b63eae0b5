import { Trans, useLingui } from '@lingui/react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { FeedbackFailure } from '../../../application/feedback/send-feedback.ts';
import {
  type FeedbackKind,
  feedbackAction,
  feedbackReasons,
  longestComment,
  type TypedFeedback,
} from '../../../domain/feedback/feedback.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { Button } from '../parts/button.tsx';
import { Radio, RadioGroup } from '../parts/radio-group.tsx';
import { SlowLine } from '../parts/slow-line.tsx';
import { LongTextField, TextField } from '../parts/text-field.tsx';
import styles from './feedback-form.module.css';
import { CommentProblem, OtherProblem, ReasonProblem, SiteProblem } from './feedback-problems.tsx';
import { feedbackWords } from './feedback-words.ts';

/** The state of a form's submission. */
export type SendState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly error: FeedbackFailure };

interface FeedbackFormProps {
  readonly kind: FeedbackKind;
  readonly locale: Locale;
  readonly state: SendState;
  /** Absent in the static page, where the browser submits the form and the server answers with a page. */
  readonly onSubmit?: (typed: TypedFeedback) => void;
}

/**
 * A question with choices and a free-text field. The fields are uncontrolled, so that what was typed before hydration
 * stays.
 */
export function FeedbackForm({ kind, locale, state, onSubmit }: FeedbackFormProps) {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const busy = state.kind === 'pending';
  const error = state.kind === 'failed' ? state.error : null;
  useEffect(() => {
    const wrong = error === null ? null : form.current?.querySelector<HTMLElement>('[aria-invalid]');
    (wrong instanceof HTMLFieldSetElement ? wrong.querySelector('input') : wrong)?.focus();
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '');
    if (!busy) onSubmit?.({ kind, site: text('site'), reason: text('reason'), comment: text('comment') });
  };
  const { why, reasons, button } = feedbackWords[kind];
  const names: Readonly<Record<string, { readonly id: string; readonly message: string }>> = reasons;
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={feedbackAction(kind)}
      noValidate
      aria-busy={busy || undefined}
      onSubmit={onSubmit && submit}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="locale" value={locale} />
      {kind === 'malicious-site' && (
        <TextField
          id="feedback-site"
          name="site"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-prefill="url"
          label={<Trans id="forms.site" message="Address of the website" />}
          hint={
            <Trans
              id="forms.site.hint"
              message="We leave out everything after ? or #, where addresses may contain personal data."
            />
          }
          error={
            error?.code === 'no_address' || error?.code === 'invalid_address' ? (
              <SiteProblem code={error.code} />
            ) : undefined
          }
        />
      )}
      <RadioGroup
        id="feedback-reason"
        label={i18n._(why)}
        error={error?.code === 'no_reason' ? <ReasonProblem /> : undefined}
      >
        {feedbackReasons[kind].map((value) => (
          <Radio key={value} name="reason" value={value} label={i18n._(names[value] ?? why)} />
        ))}
      </RadioGroup>
      <LongTextField
        id="feedback-comment"
        name="comment"
        label={<Trans id="forms.comment" message="Comment" />}
        hint={
          <Trans
            id="forms.comment.hint"
            message="Optional, up to {most} characters. Please leave out names, passwords and other personal details."
            values={{ most: i18n.number(longestComment) }}
          />
        }
        error={
          error?.code === 'no_comment' || error?.code === 'comment_too_long' ? (
            <CommentProblem code={error.code} />
          ) : undefined
        }
      />
      {error !== null && <OtherProblem error={error} locale={locale} />}
      <p className={styles.lost} role="alert">
        <Trans
          id="forms.lost"
          message="We couldn’t load what this form needs. What you entered is still here. Check your connection and try again."
        />
      </p>
      <div className={styles.send}>
        <Button type="submit" kind="primary" busy={busy}>
          {i18n._(button)}
        </Button>
        <SlowLine
          before={<Trans id="forms.unnamed" message="We don’t record who sent this, so we can’t reply." />}
        >
          <Trans
            id="forms.slow"
            message="This is taking longer than usual. What you entered is still here."
          />
        </SlowLine>
      </div>
    </form>
  );
}
