import * as z from 'zod/mini';

/** Path of cloud-saved settings, at the root. */
export const cloudSettingsPath = '/settings.js';

/** Query of every call: the SHA-512 digest of the passphrase, 128 lower-case hex digits. */
export const CloudSettingsQuery = z.object({ key: z.string().check(z.regex(/^[0-9a-f]{128}$/)) });

/**
 * The settings by code, all texts: the response of GET and the JSON body of PUT. Unknown codes are ignored; an invalid
 * value of a known one is 400 `invalid_request`.
 */
export const CloudSettingsBody = z.record(z.string(), z.string());

/** Response of PUT and DELETE. */
export const CloudSettingsReply = z.object({ status: z.enum(['saved', 'deleted']) });
export type CloudSettingsReply = z.infer<typeof CloudSettingsReply>;
