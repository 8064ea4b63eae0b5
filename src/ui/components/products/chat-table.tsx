import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { Table } from '../parts/table.tsx';

/** The chat without and with a subscription. */
export function ChatTable() {
  return (
    <Table
      id="chat-plans"
      caption={<Trans id="products.chat.table" message="Private AI chat, free and with a subscription" />}
      narrow="wrap"
      columns={[
        { id: 'what', head: { id: 'products.chat.table.what', message: 'Feature' } },
        { id: 'free', head: { id: 'products.chat.table.free', message: 'Free' } },
        {
          id: 'pro',
          head: { id: 'products.chat.table.pro', message: '{name} Pro', values: { name: brand.name } },
        },
      ]}
      rows={[
        {
          id: 'models',
          head: <Trans id="products.chat.table.models" message="Models" />,
          cells: [
            <Trans
              key="free"
              id="products.chat.table.models.free"
              message="Fast models for everyday questions"
            />,
            <Trans
              key="pro"
              id="products.chat.table.models.pro"
              message="Newer models as well, for harder questions"
            />,
          ],
        },
        {
          id: 'limit',
          head: <Trans id="products.chat.table.limit" message="Questions a day" />,
          cells: [
            <Trans key="free" id="products.chat.table.limit.free" message="Up to a limit" />,
            <Trans key="pro" id="products.chat.table.limit.pro" message="Up to a higher limit" />,
          ],
        },
        {
          id: 'account',
          head: <Trans id="products.chat.table.account" message="Account" />,
          cells: [
            <Trans key="free" id="products.chat.table.account.free" message="None" />,
            <Trans
              key="pro"
              id="products.chat.table.account.pro"
              message="A random number; an e-mail address only if you add one"
            />,
          ],
        },
        {
          id: 'address',
          head: <Trans id="products.chat.table.address" message="Your IP address" />,
          cells: [
            <Trans key="free" id="products.chat.table.address.both" message="Stripped from every question" />,
            <Trans key="pro" id="products.chat.table.address.both" message="Stripped from every question" />,
          ],
        },
        {
          id: 'training',
          head: <Trans id="products.chat.table.training" message="Training on your chats" />,
          cells: [
            <Trans key="free" id="products.chat.table.training.both" message="Never" />,
            <Trans key="pro" id="products.chat.table.training.both" message="Never" />,
          ],
        },
      ]}
    />
  );
}
