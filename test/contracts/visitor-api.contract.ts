import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OpenServices, type Services, valueOf } from './services.ts';

/** What every {@link VisitorApi} does. */
export function visitorApiContract(name: string, open: OpenServices): void {
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
