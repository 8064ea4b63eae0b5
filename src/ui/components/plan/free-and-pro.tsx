import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { Table } from '../parts/table.tsx';

/** What everybody gets for free, beside what the subscription adds. */
export function FreeAndPro() {
  const none = <Trans id="pro.compare.none" message="Not included" />;
  const included = <Trans id="pro.compare.included" message="Included" />;
  return (
    <Table
      id="free-and-pro"
      caption={
        <Trans
          id="pro.compare.title"
          message="Free or {brand} Pro: what you get"
          values={{ brand: brand.name }}
        />
      }
      narrow="wrap"
      columns={[
        { id: 'what', head: { id: 'pro.compare.what', message: 'Feature' } },
        { id: 'free', head: { id: 'pro.compare.free', message: 'Free' } },
        {
          id: 'pro',
          head: { id: 'pro.compare.pro', message: '{brand} Pro', values: { brand: brand.name } },
        },
      ]}
      rows={[
        {
          id: 'browser',
          head: <Trans id="pro.compare.browser" message="Browser with private search and blocked trackers" />,
          cells: [included, included],
        },
        {
          id: 'chat',
          head: <Trans id="pro.compare.chat" message="Private AI chat" />,
          cells: [
            <Trans key="free" id="pro.compare.chat.free" message="Fast models" />,
            <Trans key="pro" id="pro.compare.chat.pro" message="Newer models as well, and more questions" />,
          ],
        },
        {
          id: 'vpn',
          head: <Trans id="pro.compare.vpn" message="VPN" />,
          cells: [
            none,
            <Trans key="pro" id="pro.compare.vpn.pro" message="On up to five devices at a time" />,
          ],
        },
        {
          id: 'restoration',
          head: <Trans id="pro.compare.restoration" message="Identity theft restoration" />,
          cells: [
            none,
            <Trans key="pro" id="pro.compare.restoration.pro" message="By phone, day and night" />,
          ],
        },
        {
          id: 'removal',
          head: <Trans id="pro.compare.removal" message="Personal information removal" />,
          cells: [none, <Trans key="pro" id="pro.compare.removal.pro" message="In the US" />],
        },
      ]}
    />
  );
}
