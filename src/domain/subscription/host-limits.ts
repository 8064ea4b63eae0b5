/** How long a host app may take, in milliseconds: to open the bridge, and to answer a message. Specification, section 9. */
export const hostLimits = { handshake: 500, message: 1200 } as const;
