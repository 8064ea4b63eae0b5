import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, serviceWebOrigins } from '../../scripts/finish-pages/policy.ts';

const page = { styleFiles: false, dataImages: false };

describe('the policy of a page', () => {
  it('lets a page call nobody but its own origin', () => {
    const policy = contentSecurityPolicy({
      ...page,
      serviceWebOrigins: serviceWebOrigins({ PATH: 'https://a.example' }),
    });
    expect(policy).toContain("; connect-src 'self';");
  });

  it('lets it call the services that the build was told of, each origin once and in a fixed order', () => {
    const webOrigins = serviceWebOrigins({
      VITE_SUBSCRIPTIONS_URL: 'https://subscriptions.example/api',
      VITE_AUTH_URL: 'https://auth.example/api/auth',
      VITE_STAGING_AUTH_URL: 'https://auth.example/staging',
      VITE_CONTENT_URL: '',
      VITE_SITE_ENV: 'staging',
    });
    const policy = contentSecurityPolicy({ ...page, serviceWebOrigins: webOrigins });
    expect(policy).toContain("; connect-src 'self' https://auth.example https://subscriptions.example;");
  });

  it('says where reports of what it blocked go, to older browsers and to newer ones', () => {
    const policy = contentSecurityPolicy({ ...page, serviceWebOrigins: [] });
    expect(policy).toMatch(/; report-uri \/reports\/csp; report-to csp$/);
  });

  it('refuses to be built for a service whose address is none', () => {
    expect(() => serviceWebOrigins({ VITE_AUTH_URL: 'auth.example' })).toThrow();
  });
});
