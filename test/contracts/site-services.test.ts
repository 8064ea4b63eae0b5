import { describe } from 'vitest';
import { NavigationBackendVariants } from '../../src/adapters/browser/navigation-backend-variants.ts';
import { MemoryBackendVariants } from '../../src/adapters/memory/memory-backend-variants.ts';
import { MemoryCloudSettingsApi } from '../../src/adapters/memory/memory-cloud-settings-api.ts';
import { MemoryDayCounts } from '../../src/adapters/memory/memory-day-counts.ts';
import { MemoryEligibilityApi } from '../../src/adapters/memory/memory-eligibility-api.ts';
import { MemoryFeedbackApi } from '../../src/adapters/memory/memory-feedback-api.ts';
import { MemoryNetwork } from '../../src/adapters/memory/memory-network.ts';
import { MemoryNewsletterApi } from '../../src/adapters/memory/memory-newsletter-api.ts';
import { MemoryStaticContent } from '../../src/adapters/memory/memory-static-content.ts';
import { MemorySuggestionApi } from '../../src/adapters/memory/memory-suggestion-api.ts';
import { memoryLegacyAuth } from '../support/memory-legacy-auth.ts';
import { memoryRestoration } from '../support/memory-restoration.ts';
import { backendVariantsContract } from './backend-variants.contract.ts';
import { cloudSettingsApiContract } from './cloud-settings-api.contract.ts';
import { dayCountsContract } from './day-counts.contract.ts';
import { eligibilityApiContract } from './eligibility-api.contract.ts';
import { feedbackApiContract } from './feedback-api.contract.ts';
import { legacyAuthApiContract } from './legacy-auth-api.contract.ts';
import { newsletterApiContract } from './newsletter-api.contract.ts';
import { restorationApiContract } from './restoration-api.contract.ts';
import { staticContentContract } from './static-content.contract.ts';
import { suggestionApiContract } from './suggestion-api.contract.ts';

describe('the site services in memory', () => {
  suggestionApiContract(
    'MemorySuggestionApi',
    (phrases) => new MemorySuggestionApi(phrases, new MemoryNetwork()),
  );

  dayCountsContract('MemoryDayCounts', (counts) => {
    const day = '2026-11-21';
    return { api: new MemoryDayCounts({ day, counts }, new MemoryNetwork()), day };
  });

  newsletterApiContract('MemoryNewsletterApi', () => {
    const api = new MemoryNewsletterApi(new MemoryNetwork());
    return { api, askedBy: async (email) => api.subscribers.get(email) ?? null };
  });

  restorationApiContract('MemoryRestorationApi', memoryRestoration);

  cloudSettingsApiContract('MemoryCloudSettingsApi', () => new MemoryCloudSettingsApi(new MemoryNetwork()));

  staticContentContract(
    'MemoryStaticContent',
    (files) => new MemoryStaticContent(files, new MemoryNetwork()),
  );

  eligibilityApiContract(
    'MemoryEligibilityApi',
    (country) => new MemoryEligibilityApi(() => country, new MemoryNetwork()),
  );

  feedbackApiContract('MemoryFeedbackApi', () => new MemoryFeedbackApi(new MemoryNetwork()));

  legacyAuthApiContract('MemoryLegacyAuthApi', memoryLegacyAuth);

  backendVariantsContract('MemoryBackendVariants', (chosen) => new MemoryBackendVariants(chosen));
});

backendVariantsContract('NavigationBackendVariants', (chosen) => {
  const serverTiming = Object.entries(chosen).map(([name, description]) => ({
    name: `exp_${name}`,
    description,
  }));
  return new NavigationBackendVariants({ getEntriesByType: () => [{ serverTiming }] });
});
