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
  /** The market whose prices apply to the visitor; `none` where nothing is sold. */
  readonly market: Market | 'none';
}

/**
 * Finds the visitor's market and stores it, so that the next visit shows its prices immediately; also stores who may
 * take part in the page's experiments. Only the service's own no counts as one: when a response is lost it fails, and
 * nothing is stored.
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
