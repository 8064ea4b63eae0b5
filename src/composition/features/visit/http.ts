import { HttpClient } from '../../../adapters/http/http-client.ts';
import { HttpEligibilityApi } from '../../../adapters/http/http-eligibility-api.ts';
import { HttpVisitorApi } from '../../../adapters/http/http-visitor-api.ts';
import { BeaconPixelSender } from '../../../adapters/pixel/beacon-pixel-sender.ts';
import { EligibilityApi } from '../../../application/ports/eligibility-api.ts';
import { PageLocation } from '../../../application/ports/page-location.ts';
import { PixelSender } from '../../../application/ports/pixel-sender.ts';
import { Random } from '../../../application/ports/random.ts';
import { VisitorApi } from '../../../application/ports/visitor-api.ts';
import type { Bind } from '../../feature.ts';
import { pixelHost } from '../../pixel-host.ts';
import type { ServiceSettings } from '../../service-settings.ts';

/** Binds this feature's services over HTTP. */
export function bindServices(bind: Bind, { urls, files, beacon }: ServiceSettings): void {
  bind(HttpClient)
    .toResolvedValue(
      (location) =>
        new HttpClient({ urls, files, country: () => location.current().searchParams.get('country') }),
      [PageLocation],
    )
    .inSingletonScope();
  bind(PixelSender)
    .toResolvedValue((random) => new BeaconPixelSender(pixelHost(), random, beacon), [Random])
    .inSingletonScope();
  bind(VisitorApi)
    .toResolvedValue((http) => new HttpVisitorApi(http), [HttpClient])
    .inSingletonScope();
  bind(EligibilityApi)
    .toResolvedValue((http) => new HttpEligibilityApi(http), [HttpClient])
    .inSingletonScope();
}
