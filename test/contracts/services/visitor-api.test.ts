import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FetchVisitorApi } from '../../../src/adapters/http/fetch-visitor-api.ts';
import { httpServices } from '../../support/http-services.ts';
import { memoryServices } from '../../support/memory-services.ts';
import { type OpenServices, type Services, valueOf } from '../../support/services.ts';

/** What every {@link VisitorApi} does. */
function visitorApiContract(name: string, open: OpenServices): void {
  describe(`${name} as what is known of a visitor`, () => {
    let services: Services;
    beforeAll(async () => {
      services = await open();
    });
    afterAll(() => services.close());
    afterEach(() => services.setCountry('US'));

    it.each([
      ['US', true],
      ['DE', true],
      ['JP', false],
    ])(
      'knows the visitor’s country (%s) and whether the subscription is sold there (%s)',
      async (country, sold) => {
        services.setCountry(country);
        const { visitor } = services.browser();
        expect(valueOf(await visitor.country())).toBe(country);
        expect(valueOf(await visitor.eligible())).toBe(sold);
      },
    );
  });
}

visitorApiContract('MemoryVisitorApi', memoryServices);
visitorApiContract('HttpVisitorApi', httpServices);
visitorApiContract('FetchVisitorApi', async () => {
  let country: string | null = null;
  const services = await httpServices();
  const base = services.site.origin;
  return {
    ...services,
    setCountry(next) {
      country = next;
    },
    browser: () => ({ ...services.browser(), visitor: new FetchVisitorApi({ base, country }) }),
  };
});
