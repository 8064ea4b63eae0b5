import { Trans } from '@lingui/react';
import { longestWithdrawal, withdrawalPath } from '../../../domain/withdrawal/withdrawal.ts';
import { usePage } from '../../hooks/use-page.ts';
import { Button } from '../parts/button.tsx';
import buttons from '../parts/button-row.module.css';
import { EmailField, TextField } from '../parts/text-field.tsx';
import styles from './withdrawal-form.module.css';

/** The statement of withdrawal as a plain form. The server shows it once more, and it takes effect when confirmed there. */
export function WithdrawalForm() {
  const { locale } = usePage();
  return (
    <form className={styles.form} method="post" action={withdrawalPath} noValidate>
      <input type="hidden" name="locale" value={locale} />
      <TextField
        id="withdrawal-name"
        name="name"
        autoComplete="name"
        maxLength={longestWithdrawal.name}
        required
        label={<Trans id="legal.withdraw.name" message="Your name" />}
      />
      <EmailField
        id="withdrawal-email"
        required
        label={<Trans id="legal.withdraw.email" message="E-mail address" />}
        hint={
          <Trans
            id="legal.withdraw.email.hint"
            message="Use the address of your subscription if it has one. We send the receipt there."
          />
        }
      />
      <TextField
        id="withdrawal-details"
        name="details"
        autoComplete="off"
        maxLength={longestWithdrawal.details}
        label={<Trans id="legal.withdraw.details" message="Your purchase (optional)" />}
        hint={
          <Trans
            id="legal.withdraw.details.hint"
            message="If your subscription has a different e-mail address, or none: the day of the payment and the last four digits of the card."
          />
        }
      />
      <div className={buttons.row}>
        <Button type="submit" kind="primary">
          <Trans id="legal.withdraw.button" message="Withdraw from contract" />
        </Button>
      </div>
    </form>
  );
}
