/**
 * Timeouts for a host app, in milliseconds: to open the bridge, to answer a message (specification, section 9), and to
 * answer one for which it must first ask the person, such as permission to send notifications.
 */
export const hostLimits = { handshake: 500, message: 1200, person: 60_000 } as const;
