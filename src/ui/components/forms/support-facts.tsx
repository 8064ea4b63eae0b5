import { Trans } from '@lingui/react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { SlowLine } from '../parts/slow-line.tsx';
import styles from './support-facts.module.css';

interface SupportFactsProps {
  readonly added?: boolean;
  readonly busy?: boolean;
  /** Shown above the button: what went wrong at the last try. */
  readonly problem?: ReactNode;
  /** Absent in the static page, where the press is held until the code arrives; see `first-paint/held-presses.ts`. */
  readonly onSubmit?: () => void;
}

/**
 * Offers to add to the question the facts that our team would ask for. Only for visitors signed in here (`<html
 * data-session>`). Nothing is sent: the facts become part of the question, where the visitor can read, change or delete
 * them first.
 */
export function SupportFacts({ added = false, busy = false, problem, onSubmit }: SupportFactsProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit?.();
  };
  return (
    <form className={styles.facts} aria-busy={busy || undefined} onSubmit={onSubmit && submit}>
      <SlowLine
        before={
          <Trans
            id="forms.facts.why"
            message="You are signed in. We can add your plan, its dates and your account’s random number to the question, so that we don’t have to ask for them. You see them before you send it."
          />
        }
      >
        <Trans
          id="forms.facts.slow"
          message="This is taking longer than usual. You can ask your question without it."
        />
      </SlowLine>
      <p className={styles.added} role="status">
        {added && <Trans id="forms.facts.added" message="Added at the end of your question." />}
      </p>
      {problem}
      <p className={styles.lost} role="alert">
        <Trans
          id="forms.facts.lost"
          message="We couldn’t load what is needed for this. You can ask your question without it."
        />
      </p>
      <div>
        <Button type="submit" busy={busy}>
          <Trans id="forms.facts.add" message="Add my subscription’s details" />
        </Button>
      </div>
    </form>
  );
}
