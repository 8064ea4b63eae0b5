import type { MessageDescriptor } from '@lingui/core';
import type { Purpose } from '../../../domain/donations/donations.ts';

/** The name of each purpose of a donation. */
export const purposeTexts: Readonly<Record<Purpose, MessageDescriptor>> = {
  software: {
    id: 'company.donations.purpose.software',
    message: 'Free software that everybody depends on',
  },
  law: { id: 'company.donations.purpose.law', message: 'Court cases and better laws' },
  research: { id: 'company.donations.purpose.research', message: 'Research into tracking' },
  education: {
    id: 'company.donations.purpose.education',
    message: 'Teaching people to protect themselves',
  },
};
