import { describe } from 'vitest';
import { MemoryAuthorizationApi } from '../../src/adapters/memory/memory-authorization-api.ts';
import { MemoryBackendVariants } from '../../src/adapters/memory/memory-backend-variants.ts';
import { MemoryBlogApi } from '../../src/adapters/memory/memory-blog-api.ts';
import { MemoryClock } from '../../src/adapters/memory/memory-clock.ts';
import { MemoryCloudSettingsApi } from '../../src/adapters/memory/memory-cloud-settings-api.ts';
import { MemoryCohortApi } from '../../src/adapters/memory/memory-cohort-api.ts';
import { MemoryDigest } from '../../src/adapters/memory/memory-digest.ts';
import { MemoryEligibilityApi } from '../../src/adapters/memory/memory-eligibility-api.ts';
import { MemoryLegacyAuthApi } from '../../src/adapters/memory/memory-legacy-auth-api.ts';
import { MemoryMailbox } from '../../src/adapters/memory/memory-mailbox.ts';
import { MemoryNetwork } from '../../src/adapters/memory/memory-network.ts';
import { MemoryNewsletterApi } from '../../src/adapters/memory/memory-newsletter-api.ts';
import { MemoryRandom } from '../../src/adapters/memory/memory-random.ts';
import { MemoryRestorationApi } from '../../src/adapters/memory/memory-restoration-api.ts';
import { MemoryStaticContent } from '../../src/adapters/memory/memory-static-content.ts';
import { MemorySuggestionApi } from '../../src/adapters/memory/memory-suggestion-api.ts';
import { MemoryTokenApi } from '../../src/adapters/memory/memory-token-api.ts';
import { MemoryWorld } from '../../src/adapters/memory/memory-world.ts';
import { readAccessToken } from '../../src/domain/account/token.ts';
import { backendVariantsContract } from './backend-variants.contract.ts';
import { blogApiContract } from './blog-api.contract.ts';
import { cloudSettingsApiContract } from './cloud-settings-api.contract.ts';
import { cohortApiContract } from './cohort-api.contract.ts';
import { eligibilityApiContract } from './eligibility-api.contract.ts';
import { legacyAuthApiContract } from './legacy-auth-api.contract.ts';
import { newsletterApiContract } from './newsletter-api.contract.ts';
import { restorationApiContract } from './restoration-api.contract.ts';
import { newAccount } from './services.ts';
import { staticContentContract } from './static-content.contract.ts';
import { suggestionApiContract } from './suggestion-api.contract.ts';

describe('the site services in memory', () => {
  suggestionApiContract(
    'MemorySuggestionApi',
    (phrases) => new MemorySuggestionApi(phrases, new MemoryNetwork()),
  );

  newsletterApiContract('MemoryNewsletterApi', () => {
    const api = new MemoryNewsletterApi(new MemoryNetwork());
    return { api, askedBy: async (email) => api.subscribers.get(email) ?? null };
  });

  blogApiContract('MemoryBlogApi', (posts) => new MemoryBlogApi(posts, new MemoryNetwork()));

  restorationApiContract('MemoryRestorationApi', () => {
    const random = new MemoryRandom();
    const { auth, network } = new MemoryWorld({ clock: new MemoryClock(), random, ownOrigins: [] });
    const entitled = new Set<string>();
    return {
      api: new MemoryRestorationApi(auth, (account) => entitled.has(account), random, network),
      async tokenOf(kind) {
        const authorization = new MemoryAuthorizationApi(auth, network);
        const tokens = new MemoryTokenApi(auth, network);
        const { accessToken } = await newAccount({ authorization, tokens }, new MemoryDigest());
        if (kind === 'entitled') entitled.add(readAccessToken(accessToken)?.accountId ?? '');
        return accessToken;
      },
    };
  });

  cohortApiContract('MemoryCohortApi', () => {
    const clock = new MemoryClock();
    return { api: new MemoryCohortApi(clock, new MemoryNetwork()), now: () => clock.now() };
  });
  cohortApiContract('MemoryCohortApi that replaces cohorts', () => {
    const clock = new MemoryClock();
    const api = new MemoryCohortApi(clock, new MemoryNetwork());
    api.replacement = { week: 1, day: 2, variant: '' };
    return { api, now: () => clock.now() };
  });

  cloudSettingsApiContract('MemoryCloudSettingsApi', () => new MemoryCloudSettingsApi(new MemoryNetwork()));

  staticContentContract(
    'MemoryStaticContent',
    (files) => new MemoryStaticContent(files, new MemoryNetwork()),
  );

  eligibilityApiContract(
    'MemoryEligibilityApi',
    (country) => new MemoryEligibilityApi(() => country, new MemoryNetwork()),
  );

  legacyAuthApiContract('MemoryLegacyAuthApi', () => {
    const clock = new MemoryClock();
    const mailbox = new MemoryMailbox(clock);
    const api = new MemoryLegacyAuthApi(clock, new MemoryRandom(), mailbox, new MemoryNetwork());
    return {
      api,
      addAccount: async (email, entitlements) => api.addAccount(email, entitlements),
      passcodeFor: async (email) => mailbox.passcodeFor(email) ?? '',
    };
  });

  backendVariantsContract('MemoryBackendVariants', (chosen) => new MemoryBackendVariants(chosen));
});
