import type { MessageDescriptor } from '@lingui/core';
import { type LegalTextName, legalDays } from '../../../domain/content/legal-days.ts';

/** A change of a legal text: the day it holds from, as `2026-11-22`, and what is different. */
export interface LegalChange {
  readonly day: string;
  readonly what: MessageDescriptor;
}

const firstEdition: MessageDescriptor = {
  id: 'legal.changes.first',
  message: 'First edition for this website. It replaces all earlier versions.',
};

/** What changed in each legal text, the newest first. */
export const legalChanges: Readonly<Record<LegalTextName, readonly [LegalChange, ...LegalChange[]]>> = {
  privacy: [{ day: legalDays.privacy, what: firstEdition }],
  terms: [{ day: legalDays.terms, what: firstEdition }],
  acceptableUse: [{ day: legalDays.acceptableUse, what: firstEdition }],
  legalNotice: [{ day: legalDays.legalNotice, what: firstEdition }],
  withdrawal: [{ day: legalDays.withdrawal, what: firstEdition }],
  subscription: [{ day: legalDays.subscription, what: firstEdition }],
};
