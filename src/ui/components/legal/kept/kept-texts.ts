import type { MessageDescriptor } from '@lingui/core';
import type { ToldRecordName } from '../../../../domain/records/kept-records.ts';
import type { LegalParagraph } from '../legal-text.ts';
import { accountTexts } from './account-texts.ts';
import { copyTexts } from './copy-texts.ts';
import { purchaseTexts } from './purchase-texts.ts';
import { visitTexts } from './visit-texts.ts';

/** What a record is and what for, for visitors. How long it stays and who sees it is told from the table of records. */
export interface KeptText {
  readonly name: MessageDescriptor;
  readonly text: LegalParagraph;
}

/** Every kind of record in words for visitors, in the order in which they are told of it. One without words does not compile. */
export const keptTexts: Readonly<Record<ToldRecordName, KeptText>> = {
  ...visitTexts,
  ...accountTexts,
  ...purchaseTexts,
  ...copyTexts,
};
