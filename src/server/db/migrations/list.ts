import type { Migration } from 'kysely/migration';
import { up as m0001 } from './0001-site.ts';
import { up as m0002 } from './0002-auth.ts';
import { up as m0003 } from './0003-mail.ts';
import { up as m0004 } from './0004-subscription.ts';
import { up as m0005 } from './0005-simulator.ts';
import { up as m0006 } from './0006-beacon.ts';

/** Every migration by its name, in the order they run. A released one is never edited: add the next number. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-site': { up: m0001 },
  '0002-auth': { up: m0002 },
  '0003-mail': { up: m0003 },
  '0004-subscription': { up: m0004 },
  '0005-simulator': { up: m0005 },
  '0006-beacon': { up: m0006 },
};
