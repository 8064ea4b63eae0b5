/** The OAuth clients that are ours: this site and the host apps. A deployment may name them differently. Wire contract. */
export const clientIds = { web: 'mallard-web', apps: 'mallard-apps' } as const;

/** The scope that is asked for. Specification, section 9. */
export const authScope = 'privacypro';

/** How long an access token lives on staging, in seconds. Specification, section 9. */
export const stagingTokenSeconds = 7200;
