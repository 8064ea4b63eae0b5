import { Trans } from '@lingui/react';
import { pathIn } from '../../../domain/locale/locale.ts';
import { usePage } from '../../hooks/use-page.ts';
import { NoteMark, Table } from '../parts/table.tsx';

const id = 'restoration-help';

/** What an adviser does, in the United States and elsewhere. */
export function HelpTable() {
  const { locale } = usePage();
  const yes = <Trans id="products.restoration.table.yes" message="Yes" />;
  const no = <Trans id="products.restoration.table.no" message="No" />;
  const you = <Trans id="products.restoration.table.you" message="You do, with instructions" />;
  const adviser = <Trans id="products.restoration.table.adviser" message="The adviser, with your consent" />;
  return (
    <Table
      id={id}
      caption={<Trans id="products.restoration.table" message="Who does what when your identity is stolen" />}
      narrow="wrap"
      columns={[
        { id: 'what', head: { id: 'products.restoration.table.what', message: 'Task' } },
        { id: 'us', head: { id: 'products.restoration.table.us', message: 'United States' } },
        { id: 'elsewhere', head: { id: 'products.restoration.table.elsewhere', message: 'Elsewhere' } },
      ]}
      rows={[
        {
          id: 'plan',
          head: (
            <Trans
              id="products.restoration.table.plan"
              message="A plan: what to do first, whom to call, what to say"
            />
          ),
          cells: [yes, yes],
        },
        {
          id: 'letters',
          head: <Trans id="products.restoration.table.letters" message="Letters and forms for your case" />,
          cells: [yes, yes],
        },
        {
          id: 'banks',
          head: <Trans id="products.restoration.table.banks" message="Calling banks and stores" />,
          cells: [adviser, you],
        },
        {
          id: 'bureaus',
          head: (
            <Trans
              id="products.restoration.table.bureaus"
              message="Fraud alerts and corrections at credit bureaus"
            />
          ),
          cells: [adviser, you],
        },
        {
          id: 'expenses',
          head: <Trans id="products.restoration.table.expenses" message="Reimbursed expenses" />,
          cells: [
            <Trans
              key="us"
              id="products.restoration.table.expenses.us"
              message="Some<0/>"
              components={{ 0: <NoteMark table={id} number={1} /> }}
            />,
            no,
          ],
        },
        {
          id: 'crypto',
          head: <Trans id="products.restoration.table.crypto" message="Lost cryptocurrency" />,
          cells: [no, no],
        },
      ]}
      notes={[
        <Trans
          key="1"
          id="products.restoration.table.note"
          message="For example notary fees and postage. Before you pay, the adviser tells you what is covered and up to which amount. The <0>summary of benefits</0> says more. It applies to subscriptions from the US only."
          components={{
            // biome-ignore lint/a11y/useAnchorContent: its text is in the message
            0: <a href={pathIn(locale, '/identity-theft-restoration/summary-of-benefits')} />,
          }}
        />,
      ]}
    />
  );
}
