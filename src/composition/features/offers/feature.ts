import { SessionState } from '../../../application/account/session-state.ts';
import { CaptureOrigin } from '../../../application/origin/capture-origin.ts';
import { Connectivity } from '../../../application/ports/connectivity.ts';
import { ErrorReporter } from '../../../application/ports/error-reporter.ts';
import { ProductApi } from '../../../application/ports/product-api.ts';
import { VisitorApi } from '../../../application/ports/visitor-api.ts';
import { OfferState } from '../../../application/subscription/offer-state.ts';
import type { Feature } from '../../feature.ts';

/** The plans that this visitor can buy. */
export const feature: Feature<'offers'> = {
  bindUseCases(bind) {
    bind(OfferState)
      .toResolvedValue(
        (visitor, products, origin, session, reporter, connectivity) =>
          new OfferState(visitor, products, origin, session, reporter, connectivity),
        [VisitorApi, ProductApi, CaptureOrigin, SessionState, ErrorReporter, Connectivity],
      )
      .inSingletonScope();
  },
  of: (container) => ({
    offers: container.get(OfferState),
  }),
};
