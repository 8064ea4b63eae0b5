import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import type { App } from '../../../application/app.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { accountDays } from '../../../domain/records/account-days.ts';
import { success } from '../../../domain/result.ts';
import { CodeFromMail } from '../account/code-from-mail.tsx';
import { News } from '../account/news.tsx';
import { Card } from '../parts/card.tsx';
import type { WayOut } from './left-panel.tsx';
import styles from './manage-page.module.css';

interface DeleteFormProps {
  readonly app: App;
  readonly locale: Locale;
  /** True if no subscription would end with the account. */
  readonly hasEnded: boolean;
  /** True if nothing has been paid yet. */
  readonly inTrial: boolean;
  /** True if there is something to cancel instead. */
  readonly renews: boolean;
  /** True if a store charges for it; the store does not learn of the deletion. */
  readonly inStore: boolean;
  readonly onDeleted: (way: WayOut) => void;
  readonly onBack: () => void;
}

/** Says what is deleted and what is kept, then deletes the account, confirmed by a code if it has an e-mail address. */
export function DeleteForm({ app, locale, onDeleted, onBack, ...held }: DeleteFormProps) {
  return (
    <News>
      <Card>
        <CodeFromMail
          id="delete-account"
          account={app.get('account')}
          sendLabel={<Trans id="manage.delete.go" message="Delete my account" />}
          confirmLabel={<Trans id="manage.delete.confirm" message="Delete for good" />}
          ofFormer={<WhyFormer />}
          onBack={onBack}
          send={async () => {
            const asked = await (await app.load('data')).requestAccountDeletion.execute(locale);
            if (!asked.ok) return asked;
            const { sentTo, isFormer } = asked.value;
            return success(sentTo === null ? null : { sentTo, ticket: '', isFormer });
          }}
          confirm={async (code) => (await app.load('data')).deleteAccount.execute(code?.passcode ?? null)}
          onDone={() => onDeleted('deleted')}
        >
          <Consequences locale={locale} {...held} />
        </CodeFromMail>
      </Card>
    </News>
  );
}

function WhyFormer() {
  return (
    <p>
      <Trans
        id="manage.delete.former"
        message="This code has gone to your former address. For {days} days after you change or remove your address, only the former one can confirm deleting the account, so that nobody who gets into your account can delete it. If you can no longer read e-mail there, wait until the {days} days are over."
        values={{ days: accountDays.formerAddresses }}
      />
    </p>
  );
}

function Consequences({
  locale,
  hasEnded,
  inTrial,
  renews,
  inStore,
}: Pick<DeleteFormProps, 'locale' | 'hasEnded' | 'inTrial' | 'renews' | 'inStore'>) {
  return (
    <>
      {!hasEnded && !inStore && (
        <p>
          {inTrial ? (
            <Trans
              id="manage.delete.ends.trial"
              message="Your free trial ends at once, and nothing will be charged."
            />
          ) : (
            <Trans
              id="manage.delete.ends"
              message="Your subscription ends at once, and what is left of the paid period is not refunded."
            />
          )}
        </p>
      )}
      <p>
        <Trans
          id="manage.delete.goes"
          message="Your e-mail address, your recovery key and your restoration codes are deleted, and all sign-ins end."
        />
      </p>
      {(inStore ? !hasEnded : renews) && (
        <p>
          <strong>
            {inStore ? (
              <Trans
                id="manage.delete.store"
                message="Deleting your account does not cancel a subscription in an app store. Cancel it there first."
              />
            ) : inTrial ? (
              <Trans
                id="manage.delete.cancel.trial"
                message="To use the free trial to its end, cancel instead, and delete your account later."
              />
            ) : (
              <Trans
                id="manage.delete.cancel"
                message="To use what you have paid for, cancel instead, and delete your account later."
              />
            )}
          </strong>
        </p>
      )}
      <div>
        <p>
          <Trans id="manage.delete.kept" message="What we keep, and why:" />
        </p>
        <ul className={styles.list}>
          <li>
            <Trans
              id="manage.delete.kept.number"
              message="The account’s random number and its purchases, without name or address, because tax law requires it."
            />
          </li>
          <li>
            <Trans
              id="manage.delete.kept.trial"
              message="One-way codes made from your card and address, so that everybody gets one free trial."
            />
          </li>
          <li>
            <Trans
              id="manage.delete.kept.log"
              message="A log of what was done with the account, without addresses, for {days} days, to find misuse."
              values={{ days: accountDays.auditLog }}
            />
          </li>
        </ul>
      </div>
      <p>
        <Trans
          id="manage.delete.more"
          message="All of it is in the <0>privacy policy</0>. The newsletter is separate: every issue has a link to unsubscribe."
          components={{ 0: <PrivacyLink locale={locale} /> }}
        />
      </p>
    </>
  );
}

/** The message fills in the link's text. */
function PrivacyLink({ locale, children }: { readonly locale: Locale; readonly children?: ReactNode }) {
  return <a href={pathIn(locale, '/privacy')}>{children}</a>;
}
