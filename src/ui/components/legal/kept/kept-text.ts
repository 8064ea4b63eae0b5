import type { MessageDescriptor } from '@lingui/core';
import type { LegalParagraph } from '../legal-text.ts';

/**
 * What a record is and what it is for, in words for visitors. Its retention and who sees it come from the table of
 * records.
 */
export interface KeptText {
  readonly name: MessageDescriptor;
  readonly text: LegalParagraph;
}
