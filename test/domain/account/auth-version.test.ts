import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authVersion, requireLegacyToken } from '../../../src/domain/account/auth-version.ts';
import { authScope, clientIds, stagingTokenSeconds } from '../../../src/domain/account/clients.ts';
import { requireVerifier } from '../../../src/domain/account/pkce.ts';
import {
  missingFields,
  type ResponseName,
  requiredFields,
} from '../../../src/domain/account/required-fields.ts';
import { noCountry } from '../../../src/domain/failure.ts';
import { defaultFeatureConfig, readFeatureConfig } from '../../../src/domain/subscription/feature-config.ts';
import { providerOf } from '../../../src/domain/subscription/provider.ts';
import vectors from '../../vectors/required-fields.json' with { type: 'json' };

const isResponse = (name: string): name is ResponseName => Object.hasOwn(requiredFields, name);

describe('the feature config', () => {
  it('has every flag off by default', () => {
    expect(defaultFeatureConfig).toEqual({
      useUnifiedFeedback: false,
      useSubscriptionsAuthV2: false,
      usePaidDuckAi: false,
      useAlternateStripePaymentFlow: false,
      useGetSubscriptionTierOptions: false,
    });
    for (const answer of [undefined, null, 'true', true, []]) {
      expect(readFeatureConfig(answer)).toEqual(defaultFeatureConfig);
    }
  });

  it('has on what the host app says is true, and no flag that is not known', () => {
    for (const flag of Object.keys(defaultFeatureConfig)) {
      const answer = { [flag]: true, other: true };
      expect(readFeatureConfig(answer)).toEqual({ ...defaultFeatureConfig, [flag]: true });
    }
    const unclear = { useSubscriptionsAuthV2: 'true', usePaidDuckAi: 1 };
    expect(readFeatureConfig(unclear)).toEqual(defaultFeatureConfig);
  });

  it('chooses the auth service', () => {
    expect(authVersion(defaultFeatureConfig)).toBe('v1');
    expect(authVersion(readFeatureConfig({ useSubscriptionsAuthV2: true }))).toBe('v2');
    expect(authVersion(readFeatureConfig({ useUnifiedFeedback: true, usePaidDuckAi: true }))).toBe('v1');
    expect(authVersion(null)).toBe('v2');
  });

  it('can be read from anything', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) =>
        Object.values(readFeatureConfig(answer)).every((on) => typeof on === 'boolean'),
      ),
    );
  });
});

describe('the words of the specification', () => {
  it('tell a developer what is missing', () => {
    expect(() => requireVerifier('')).toThrow('No codeVerifier value provided for v2 auth');
    for (const token of ['', null, undefined]) {
      expect(() => requireLegacyToken(token)).toThrow('No token supplied for v1 account edit');
    }
    expect(requireLegacyToken('t')).toBe('t');
    expect(() => providerOf('session')).toThrow('Missing provider for: session');
    expect(noCountry.message).toBe('No country returned from service');
  });

  it('name the clients, the scope and the life of a token on staging', () => {
    expect(clientIds).toEqual({ web: 'mallard-web', apps: 'mallard-apps' });
    expect(authScope).toBe('privacypro');
    expect(stagingTokenSeconds).toBe(7200);
  });
});

describe('a response', () => {
  for (const { name, body } of vectors.complete) {
    it(`to ${name} is enough with its required fields`, () => {
      expect(isResponse(name) && missingFields(name, { ...body, more: 1 })).toEqual([]);
    });
  }

  for (const { name, body, missing } of vectors.lacking) {
    it(`to ${name} is not ${JSON.stringify(body)}`, () => {
      expect(isResponse(name) && missingFields(name, body)).toEqual(missing);
    });
  }

  it('has a vector for each that there is', () => {
    expect(vectors.complete.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(requiredFields).toSorted(),
    );
  });
});
