import { accountRows } from './account-rows.ts';
import { authRows } from './auth-rows.ts';
import { beaconRows } from './beacon-rows.ts';
import { cloudSettingsRows } from './cloud-settings-rows.ts';
import { cohortRows } from './cohort-rows.ts';
import { contentRows } from './content-rows.ts';
import { devRows } from './dev-rows.ts';
import { downloadRows } from './download-rows.ts';
import { emailChangeRows } from './email-change-rows.ts';
import { feedbackRows } from './feedback-rows.ts';
import { healthRows } from './health-rows.ts';
import { imagesRows } from './images-rows.ts';
import { legacyAuthRows } from './legacy-auth-rows.ts';
import { newsletterRows } from './newsletter-rows.ts';
import { reportsRows } from './reports-rows.ts';
import { restorationRows } from './restoration-rows.ts';
import { searchRows } from './search-rows.ts';
import { siteRows } from './site-rows.ts';
import { subscriptionRows } from './subscription-rows.ts';
import { supportRows } from './support-rows.ts';
import { withdrawalRows } from './withdrawal-rows.ts';

/** Every call the server answers besides its pages, in the order of the wire contract. */
export const everyRow = [
  ...authRows,
  ...accountRows,
  ...emailChangeRows,
  ...legacyAuthRows,
  ...subscriptionRows,
  ...siteRows,
  ...restorationRows,
  ...searchRows,
  ...imagesRows,
  ...downloadRows,
  ...contentRows,
  ...cohortRows,
  ...cloudSettingsRows,
  ...beaconRows,
  ...reportsRows,
  ...newsletterRows,
  ...feedbackRows,
  ...supportRows,
  ...withdrawalRows,
  ...healthRows,
  ...devRows,
] as const;

/** The name of a call. */
export type RowName = (typeof everyRow)[number]['name'];
