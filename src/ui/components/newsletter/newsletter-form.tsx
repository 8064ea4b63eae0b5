import { Trans } from '@lingui/react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { SubscribeFailure } from '../../../application/content/subscribe-to-newsletter.ts';
import { type NewsletterWishes, newsletterPath } from '../../../domain/content/newsletter.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { Button } from '../parts/button.tsx';
import buttons from '../parts/button-row.module.css';
import { CheckboxField } from '../parts/checkbox-field.tsx';
import { SlowLine } from '../parts/slow-line.tsx';
import { EmailField } from '../parts/text-field.tsx';
import styles from './newsletter-form.module.css';
import { AddressProblem, ChoiceProblem, OtherProblem } from './newsletter-problems.tsx';

/** The data of a sign-up. */
export interface TypedSignUp extends NewsletterWishes {
  readonly email: string;
}

/** The state of a sign-up. */
export type SignUpState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly error: SubscribeFailure };

interface NewsletterFormProps {
  readonly locale: Locale;
  readonly state: SignUpState;
  /** Absent in the static page, where the browser submits the form and the server answers with a page. */
  readonly onSubmit?: (typed: TypedSignUp) => void;
}

/**
 * An address field and two e-mails to choose from. The fields are uncontrolled, so that what was typed before hydration
 * stays.
 */
export function NewsletterForm({ locale, state, onSubmit }: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const busy = state.kind === 'pending';
  const error = state.kind === 'failed' ? state.error : null;
  useEffect(() => {
    const wrong = error === null ? null : form.current?.querySelector<HTMLInputElement>('[aria-invalid]');
    wrong?.focus();
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const email = typed.get('email');
    if (busy) return;
    onSubmit?.({
      email: typeof email === 'string' ? email : '',
      news: typed.has('news'),
      tips: typed.has('tips'),
    });
  };
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={newsletterPath}
      // The browser's own validation would stop the submission before we can explain what is wrong.
      noValidate
      aria-busy={busy || undefined}
      onSubmit={onSubmit && submit}
    >
      <input type="hidden" name="locale" value={locale} />
      <EmailField
        id="newsletter-email"
        required
        label={<Trans id="newsletter.email" message="E-mail address" />}
        error={error?.code === 'invalid_email_address' ? <AddressProblem /> : undefined}
      />
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>
          <Trans id="newsletter.choice" message="What would you like to get?" />
        </legend>
        <CheckboxField
          id="newsletter-news"
          name="news"
          value="1"
          defaultChecked
          label={<Trans id="newsletter.news" message="Weekly privacy news" />}
          hint={
            <Trans
              id="newsletter.news.hint"
              message="Three stories and what to do about them. <0>Read a sample issue</0>"
              components={{ 0: <SampleLink locale={locale} place="sample-news" /> }}
            />
          }
          error={error?.code === 'nothing_chosen' ? <ChoiceProblem /> : undefined}
        />
        <CheckboxField
          id="newsletter-tips"
          name="tips"
          value="1"
          label={<Trans id="newsletter.tips" message="E-mail course with privacy tips" />}
          hint={
            <Trans
              id="newsletter.tips.hint"
              message="Seven lessons of five minutes each. <0>Read a sample lesson</0>"
              components={{ 0: <SampleLink locale={locale} place="sample-tips" /> }}
            />
          }
        />
      </fieldset>
      {error !== null && <OtherProblem error={error} locale={locale} />}
      <p className={styles.lost} role="alert">
        <Trans
          id="newsletter.lost"
          message="We couldn’t load what this form needs. What you entered is still here. Check your connection and try again."
        />
      </p>
      <div className={buttons.row}>
        <Button type="submit" kind="primary" busy={busy}>
          <Trans id="newsletter.button" message="Sign up" />
        </Button>
      </div>
      <div className={styles.note}>
        <SlowLine
          before={
            <Trans
              id="newsletter.note"
              message="We use your address for this newsletter only, and delete it when you unsubscribe. After that, we keep only a one-way code made from it, so that no more issues go to that address. We don’t track whether you open an issue or which links you follow."
            />
          }
        >
          <Trans
            id="newsletter.slow"
            message="This is taking longer than usual. What you entered is still here."
          />
        </SlowLine>
      </div>
    </form>
  );
}

interface SampleLinkProps {
  readonly locale: Locale;
  readonly place: 'sample-news' | 'sample-tips';
  /** The message fills in the link's text. */
  readonly children?: ReactNode;
}

function SampleLink({ locale, place, children }: SampleLinkProps) {
  return <a href={`${pathIn(locale, '/newsletter')}#${place}`}>{children}</a>;
}
