import { faker } from '@faker-js/faker/locale/en';
import { normalizeEmail } from '../../domain/account/email.ts';
import { billingPeriods } from '../../domain/subscription/billing-period.ts';
import { marketOf } from '../../domain/subscription/eligibility.ts';
import { productIdOf } from '../../domain/subscription/plan.ts';
import type { MemoryWorld } from './memory-world.ts';

/** The addresses of a seeded world's subscribers. */
export interface Seeded {
  readonly emails: readonly string[];
}

/** Fills a world with subscribers of its country, deterministically by `number`. For the fake environment only. */
export function seedWorld(world: MemoryWorld, number = 1): Seeded {
  faker.seed(number);
  const market = marketOf(world.subscriptions.country) ?? 'us';
  const emails = billingPeriods.map((period) => {
    const email = normalizeEmail(faker.internet.email({ provider: 'example.com' }));
    const account = world.auth.addAccount(email);
    world.subscriptions.addSubscription(account, productIdOf(period, market), period === 'monthly' ? 7 : 0);
    return email;
  });
  return { emails };
}
