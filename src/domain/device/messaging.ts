/** The devices whose apps take messages from a page, with the kind of transport each has. Specification, section 7. */
export const messagingDevices = {
  macos: 'webkit',
  ios: 'webkit',
  windows: 'windows',
  android: 'android',
} as const satisfies Record<string, string>;

/** The name of a device that takes messages, as its app names it. */
export type MessagingDevice = keyof typeof messagingDevices;

/** How a device takes messages. */
export type MessagingKind = (typeof messagingDevices)[MessagingDevice];

/** Tells whether a name is that of a device that takes messages; case matters. */
export function isMessagingDevice(name: string): name is MessagingDevice {
  return Object.hasOwn(messagingDevices, name);
}

/** How a device takes messages. Throws for one that takes none, which is a bug (specification, section 8). */
export function messagingKindOf(name: string): MessagingKind {
  if (!isMessagingDevice(name)) throw new Error(`Unsupported messaging device: ${name}`);
  return messagingDevices[name];
}
