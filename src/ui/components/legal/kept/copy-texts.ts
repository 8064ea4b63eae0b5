import type { copyRecords } from '../../../../domain/records/service-records.ts';
import type { KeptText } from './kept-text.ts';

/** The server's own records, in words for visitors. */
export const copyTexts: Readonly<Record<keyof typeof copyRecords, KeptText>> = {
  serverLog: {
    name: { id: 'legal.privacy.kept.server', message: 'Server logs' },
    text: {
      id: 'legal.privacy.kept.server.text',
      message:
        'A log line says which path was asked for, what the answer was and how long it took. It holds no IP address, no query, no cookie and no account. If a payment or an e-mail needs our attention, a line says so with its number and that of the subscription, without your name or address.',
    },
  },
  snapshots: {
    name: { id: 'legal.privacy.kept.backups', message: 'Backups' },
    text: {
      id: 'legal.privacy.kept.backups.text',
      message:
        'Our store is copied every hour, so that nothing is lost. What was deleted stays in the copies until newer ones replace them.',
    },
  },
  replacedStores: {
    name: { id: 'legal.privacy.kept.replaced', message: 'Replaced database' },
    text: {
      id: 'legal.privacy.kept.replaced.text',
      message:
        'If something breaks, we go back to one of the backups; if a database gets too small, we move to a new one. The old database stays a little longer, in case something is missing.',
    },
  },
};
