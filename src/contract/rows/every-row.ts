import { authRows } from './auth-rows.ts';
import { devRows } from './dev-rows.ts';
import { feedbackRows } from './feedback-rows.ts';
import { healthRows } from './health-rows.ts';
import { legacyAuthRows } from './legacy-auth-rows.ts';
import { newsletterRows } from './newsletter-rows.ts';
import { siteRows } from './site-rows.ts';
import { subscriptionRows } from './subscription-rows.ts';
import { supportRows } from './support-rows.ts';
import { withdrawalRows } from './withdrawal-rows.ts';

/** Every call the server answers besides its pages, in the order of the wire contract. */
export const everyRow = [
  ...authRows,
  ...legacyAuthRows,
  ...subscriptionRows,
  ...siteRows,
  ...newsletterRows,
  ...feedbackRows,
  ...supportRows,
  ...withdrawalRows,
  ...healthRows,
  ...devRows,
] as const;

/** The name of a call. */
export type RowName = (typeof everyRow)[number]['name'];
