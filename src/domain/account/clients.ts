/** Our own OAuth clients: this site and the host apps. A deployment may use other names. Wire contract. */
export const clientIds = { web: 'mallard-web', apps: 'mallard-apps' } as const;

/** The scope we request. Specification, section 9. */
export const authScope = 'privacypro';

/** Lifetime of an access token on staging, in seconds. Specification, section 9. */
export const stagingTokenSeconds = 7200;
