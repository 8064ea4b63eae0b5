import { autocompletePath } from '../../src/contract/search.ts';
import { brand } from '../../src/domain/brand.ts';
import { storeApps } from '../../src/domain/download/apps.ts';
import { searchAddress } from '../../src/domain/search/search-address.ts';

/**
 * When somebody last checked that these files' statements are true. A file of security contacts must have an expiry
 * date at most a year ahead (RFC 9116): checking again and changing this day extends it, a build alone does not.
 */
const lookedAt = '2026-11-22';

/** The files that browsers, apps and researchers request at fixed paths, by name relative to the served folder. */
export function wellKnownFiles(): Readonly<Record<string, string>> {
  return {
    'opensearch.xml': openSearch,
    '.well-known/security.txt': securityContacts(),
    '.well-known/gpc.json': json({ gpc: true, lastUpdate: lookedAt }),
    '.well-known/apple-app-site-association': json(appleLinks),
    '.well-known/assetlinks.json': json(androidLinks),
  };
}

const openSearch = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${brand.name}</ShortName>
<Description>Search privately with ${brand.name}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/x-icon">${brand.site}/favicon.ico</Image>
<Url type="text/html" method="get" template="${searchAddress('{searchTerms}')}"/>
<Url type="application/x-suggestions+json" template="${brand.site}${autocompletePath}?q={searchTerms}&amp;type=list"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${brand.site}/opensearch.xml"/>
</OpenSearchDescription>
`;

function securityContacts(): string {
  const expires = new Date(`${lookedAt}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + 364);
  return `Contact: mailto:${brand.securityEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: en, de
Canonical: ${brand.site}/.well-known/security.txt
`;
}

/** Addresses that an installed app opens itself: a sync code scanned with the camera. */
const { apple, googlePlay } = storeApps;
const appleLinks = {
  applinks: {
    details: [
      {
        appIDs: [`${apple.team}.${apple.bundle}`],
        components: [{ '/': '/sync/pairing' }, { '/': '/*/sync/pairing' }],
      },
    ],
  },
  webcredentials: { apps: [`${apple.team}.${apple.bundle}`] },
};

const androidLinks = [
  {
    relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
    target: {
      namespace: 'android_app',
      package_name: googlePlay.packageName,
      sha256_cert_fingerprints: [googlePlay.certificate],
    },
  },
];

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
