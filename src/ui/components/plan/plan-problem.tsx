import { Trans } from '@lingui/react';
import { Button } from '../parts/button.tsx';
import { FailureNotice } from '../parts/failure-notice.tsx';
import styles from './plan-card.module.css';

/** In place of the plans when they could not be fetched. */
export function PlanProblem({ code, onRetry }: { readonly code: string; readonly onRetry: () => void }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        <Trans id="pro.problem.title" message="No prices just now" />
      </h2>
      <FailureNotice
        error={{ code }}
        actions={
          <Button onClick={onRetry}>
            <Trans id="account.retry" message="Try again" />
          </Button>
        }
      >
        <Trans
          id="pro.problem.text"
          message="The rest of this page does not need our server. Nothing was charged."
        />
      </FailureNotice>
    </section>
  );
}
