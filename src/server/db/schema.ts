import type { AuditTables } from './tables/audit.ts';
import type { AuthTables } from './tables/auth.ts';
import type { BeaconTables } from './tables/beacon.ts';
import type { MailTables } from './tables/mail.ts';
import type { NewsletterTables } from './tables/newsletter.ts';
import type { PaymentTables } from './tables/payment.ts';
import type { ServicesTables } from './tables/services.ts';
import type { SimulatorTables } from './tables/simulator.ts';
import type { SiteTables } from './tables/site.ts';
import type { SubscriptionTables } from './tables/subscription.ts';

/**
 * All tables, by module. Times are milliseconds since the epoch in `bigint` columns, read as numbers.
 * A module that adds a table adds its types in `tables/<module>.ts` and one migration.
 */
export interface Database
  extends SiteTables,
    AuthTables,
    AuditTables,
    MailTables,
    NewsletterTables,
    SubscriptionTables,
    PaymentTables,
    SimulatorTables,
    BeaconTables,
    ServicesTables {}
