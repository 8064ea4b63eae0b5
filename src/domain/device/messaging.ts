/** The devices whose apps accept messages from a page, with the transport each uses. Specification, section 7. */
export const messagingDevices = {
  macos: 'webkit',
  ios: 'webkit',
  windows: 'windows',
  android: 'android',
} as const satisfies Record<string, string>;

/** The name of such a device, as its app gives it. */
export type MessagingDevice = keyof typeof messagingDevices;

/** The kind of transport. */
export type MessagingKind = (typeof messagingDevices)[MessagingDevice];

/** Tells whether a name is that of a device that accepts messages; case matters. */
export function isMessagingDevice(name: string): name is MessagingDevice {
  return Object.hasOwn(messagingDevices, name);
}

/** The transport of a device. Throws for one that accepts no messages, which is a bug (specification, section 8). */
export function messagingKindOf(name: string): MessagingKind {
  if (!isMessagingDevice(name)) throw new Error(`Unsupported messaging device: ${name}`);
  return messagingDevices[name];
}
