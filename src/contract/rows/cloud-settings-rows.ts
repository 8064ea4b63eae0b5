import {
  CloudSettingsBody,
  CloudSettingsQuery,
  CloudSettingsReply,
  cloudSettingsPath,
} from '../cloud-settings.ts';
import { json, type Row } from './row.ts';

const service = 'site';

/** The settings saved under a passphrase. Wire contract, "Site services", row `settings`. */
export const cloudSettingsRows = [
  {
    name: 'loadSettings',
    service,
    purpose: 'Settings saved under a passphrase’s digest',
    method: 'GET',
    path: cloudSettingsPath,
    auth: 'none',
    query: CloudSettingsQuery,
    privateAnswer: true,
    success: json(CloudSettingsBody),
    errors: { 404: ['not_found'], 429: ['too_many_requests'] },
  },
  {
    name: 'saveSettings',
    service,
    purpose: 'Saves settings under a passphrase’s digest',
    method: 'PUT',
    path: cloudSettingsPath,
    auth: 'none',
    inTurns: true,
    query: CloudSettingsQuery,
    body: { 'application/json': CloudSettingsBody },
    privateAnswer: true,
    success: json(CloudSettingsReply),
    errors: { 429: ['too_many_requests'] },
    ownPagesOnly: true,
  },
  {
    name: 'deleteSettings',
    service,
    purpose: 'Deletes what is saved under a passphrase’s digest',
    method: 'DELETE',
    path: cloudSettingsPath,
    auth: 'none',
    inTurns: true,
    query: CloudSettingsQuery,
    privateAnswer: true,
    success: json(CloudSettingsReply),
    errors: { 404: ['not_found'], 429: ['too_many_requests'] },
    ownPagesOnly: true,
  },
] as const satisfies readonly Row[];
