import type { MessageDescriptor } from '@lingui/core';
import type { ToldRecordName } from '../../../../domain/records/kept-records.ts';
import type { LegalParagraph } from '../legal-text.ts';
import { accountTexts } from './account-texts.ts';
import { copyTexts } from './copy-texts.ts';
import { purchaseTexts } from './purchase-texts.ts';
import { visitTexts } from './visit-texts.ts';

/**
 * What a record is and what it is for, in words for visitors. Its retention and who sees it come from the table of
 * records.
 */
export interface KeptText {
  readonly name: MessageDescriptor;
  readonly text: LegalParagraph;
}

/** Every kind of record in words for visitors, in display order. A record without them does not compile. */
export const keptTexts: Readonly<Record<ToldRecordName, KeptText>> = {
  ...visitTexts,
  ...accountTexts,
  ...purchaseTexts,
  ...copyTexts,
};
