import type { ToldRecordName } from '../../../../domain/records/kept-records.ts';
import { accountTexts } from './account-texts.ts';
import { copyTexts } from './copy-texts.ts';
import type { KeptText } from './kept-text.ts';
import { purchaseTexts } from './purchase-texts.ts';
import { visitTexts } from './visit-texts.ts';

/** Every kind of record in words for visitors, in display order. A record without them does not compile. */
export const keptTexts: Readonly<Record<ToldRecordName, KeptText>> = {
  ...visitTexts,
  ...accountTexts,
  ...purchaseTexts,
  ...copyTexts,
};
