import { keptRecords, type ToldRecordName } from '../../../../domain/records/kept-records.ts';
import type { LegalSection } from '../legal-text.ts';
import { keptTexts } from './kept-texts.ts';
import { RecordTerms } from './record-terms.tsx';

const names = Object.keys(keptTexts) as ToldRecordName[];

/** Everything that is stored outside the visitor's browser, and for how long: the table of records, for visitors. */
export const keptSection: LegalSection = {
  id: 'kept',
  title: { id: 'legal.privacy.kept', message: 'What we keep, and for how long' },
  blocks: [
    {
      id: 'legal.privacy.kept.codes',
      message:
        'A “one-way code” is made, with a secret key, from an IP address, an e-mail address, a card, a recovery key, a passphrase or a sign-in code, for example. We can tell whether two codes are the same. We cannot turn one back into what it was made from.',
    },
    {
      facts: names.map((name) => ({
        ...keptTexts[name],
        more: <RecordTerms record={keptRecords[name]} />,
      })),
    },
  ],
};
