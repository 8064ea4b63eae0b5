import type { CallFailure, NoCountry } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import { marketOf } from '../../domain/subscription/eligibility.ts';
import type { Market } from '../../domain/subscription/plan.ts';
import type { RememberAudience } from '../experiment/remember-audience.ts';
import type { KeptEntries } from '../ports/key-value-store.ts';
import type { VisitorApi } from '../ports/visitor-api.ts';

/** Where a visitor can buy. */
export interface FoundMarket {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  /** Whose prices hold for the visitor; `none` where nothing is sold. */
  readonly market: Market | 'none';
}

/**
 * Finds the visitor's market and keeps it, so that the next visit shows its prices at once, and who may take part in the
 * experiments of the page. Only a no of the service is one: when
 * an answer gets lost it fails, and nothing is kept.
 */
export class FindMarket {
  constructor(
    private readonly visitor: VisitorApi,
    private readonly store: Pick<KeptEntries, 'write'>,
    private readonly audience: Pick<RememberAudience, 'execute'>,
  ) {}

  async execute(): Promise<Result<FoundMarket, NoCountry | CallFailure>> {
    const [country, eligible] = await Promise.all([this.visitor.country(), this.visitor.eligible()]);
    if (!country.ok) return country;
    if (!eligible.ok) return eligible;
    const market = (eligible.value && marketOf(country.value)) || 'none';
    this.store.write('market', market);
    this.audience.execute({
      country: { code: country.value },
      eligibility: eligible.value ? 'eligible' : 'ineligible',
    });
    return success({ country: country.value, market });
  }
}
