import type { Migration } from 'kysely/migration';
import { up as m0001 } from './0001-site.ts';
import { up as m0002 } from './0002-auth.ts';
import { up as m0003 } from './0003-mail.ts';
import { up as m0004 } from './0004-subscription.ts';
import { up as m0005 } from './0005-simulator.ts';
import { up as m0006 } from './0006-beacon.ts';
import { up as m0007 } from './0007-auth-whole.ts';
import { up as m0008 } from './0008-subscription-life.ts';
import { up as m0009 } from './0009-reconciliation.ts';
import { up as m0010 } from './0010-mail-and-newsletter.ts';
import { up as m0011 } from './0011-site-services.ts';
import { up as m0012 } from './0012-former-language.ts';
import { up as m0013 } from './0013-letter-subject.ts';
import { up as m0014 } from './0014-count-runs.ts';
import { up as m0015 } from './0015-sealed-successor.ts';
import { up as m0016 } from './0016-sealed-grant.ts';
import { up as m0017 } from './0017-feedback.ts';
import { up as m0018 } from './0018-withdrawal.ts';
import { up as m0019 } from './0019-recovery-key.ts';
import { up as m0020 } from './0020-subscription-email.ts';
import { up as m0021 } from './0021-return-url.ts';
import { up as m0022 } from './0022-repeated-calls.ts';
import { up as m0023 } from './0023-indexes-at-size.ts';
import { up as m0024 } from './0024-rolling-comparison.ts';
import { up as m0025 } from './0025-one-row-a-sign-in.ts';
import { up as m0026 } from './0026-audit-shards.ts';
import { up as m0027 } from './0027-money-back.ts';
import { up as m0028 } from './0028-own-price.ts';
import { up as m0029 } from './0029-checkpoints-whole.ts';
import { up as m0030 } from './0030-kept-key.ts';
import { up as m0031 } from './0031-kept-as-told.ts';
import { up as m0032 } from './0032-deleted-accounts.ts';
import { up as m0033 } from './0033-one-form.ts';

/** Every migration by name, in the order they run. Never edit a released one: add the next number. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-site': { up: m0001 },
  '0002-auth': { up: m0002 },
  '0003-mail': { up: m0003 },
  '0004-subscription': { up: m0004 },
  '0005-simulator': { up: m0005 },
  '0006-beacon': { up: m0006 },
  '0007-auth-whole': { up: m0007 },
  '0008-subscription-life': { up: m0008 },
  '0009-reconciliation': { up: m0009 },
  '0010-mail-and-newsletter': { up: m0010 },
  '0011-site-services': { up: m0011 },
  '0012-former-language': { up: m0012 },
  '0013-letter-subject': { up: m0013 },
  '0014-count-runs': { up: m0014 },
  '0015-sealed-successor': { up: m0015 },
  '0016-sealed-grant': { up: m0016 },
  '0017-feedback': { up: m0017 },
  '0018-withdrawal': { up: m0018 },
  '0019-recovery-key': { up: m0019 },
  '0020-subscription-email': { up: m0020 },
  '0021-return-url': { up: m0021 },
  '0022-repeated-calls': { up: m0022 },
  '0023-indexes-at-size': { up: m0023 },
  '0024-rolling-comparison': { up: m0024 },
  '0025-one-row-a-sign-in': { up: m0025 },
  '0026-audit-shards': { up: m0026 },
  '0027-money-back': { up: m0027 },
  '0028-own-price': { up: m0028 },
  '0029-checkpoints-whole': { up: m0029 },
  '0030-kept-key': { up: m0030 },
  '0031-kept-as-told': { up: m0031 },
  '0032-deleted-accounts': { up: m0032 },
  '0033-one-form': { up: m0033 },
};
