import { Trans, useLingui } from '@lingui/react';
import {
  donationYears,
  givenByPurpose,
  givenByRecipient,
  givenIn,
  type Purpose,
  type RecipientId,
  recipients,
} from '../../../domain/donations/donations.ts';
import { figures } from '../../../domain/marketing/figures.ts';
import styles from './donation-table.module.css';
import { purposeTexts } from './purpose-texts.ts';

const years = donationYears.toReversed();
const total = <Trans id="company.donations.total" message="Total" />;

/**
 * Who received how much in which year, grouped by purpose, with totals by recipient and year. Where there is no room
 * for one column per year, each recipient's years are below its name.
 */
export function DonationTable({ labelledBy }: { readonly labelledBy: string }) {
  const { i18n } = useLingui();
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="company.donations.recipient" message="Recipient" />
          </th>
          {years.map(({ year }) => (
            <th key={year} scope="col">
              {year}
            </th>
          ))}
          <th scope="col">{total}</th>
        </tr>
      </thead>
      {givenByPurpose(donationYears).map(({ purpose, usd }) => (
        <tbody key={purpose}>
          <tr className={styles.purpose}>
            <th scope="rowgroup" colSpan={years.length + 1}>
              {i18n._(purposeTexts[purpose])}
            </th>
            <td>{i18n.number(usd)}</td>
          </tr>
          <Recipients of={purpose} />
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          {years.map((row) => (
            <td key={row.year} data-year={row.year}>
              {i18n.number(givenIn(row))}
            </td>
          ))}
          <td>{i18n.number(figures.donatedUsd)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Recipients({ of }: { readonly of: Purpose }) {
  const { i18n } = useLingui();
  return givenByRecipient(donationYears)
    .filter(({ recipient }) => recipients[recipient].purpose === of)
    .map(({ recipient, usd }) => (
      <tr key={recipient}>
        <th scope="row">{recipients[recipient].name}</th>
        {years.map((row) => (
          <td key={row.year} data-year={row.year}>
            {amountOf(recipient, row.donations, (amount) => i18n.number(amount))}
          </td>
        ))}
        <td>{i18n.number(usd)}</td>
      </tr>
    ));
}

/** Empty for a year without a donation, so that years with one stand out. */
function amountOf(
  recipient: RecipientId,
  donations: readonly (readonly [RecipientId, number])[],
  written: (usd: number) => string,
): string | null {
  const donation = donations.find(([to]) => to === recipient);
  return donation === undefined ? null : written(donation[1]);
}
