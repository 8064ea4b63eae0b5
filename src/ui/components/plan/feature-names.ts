import type { MessageDescriptor } from '@lingui/core';
import type { Entitlement } from '../../../domain/subscription/feature.ts';

const restoration: MessageDescriptor = {
  id: 'common.feature.restoration',
  message: 'Identity theft restoration',
};

/** The display name of each part of the subscription. The names in the API are not meant for visitors. */
export const featureNames: Readonly<Record<Entitlement, MessageDescriptor>> = {
  'Network Protection': { id: 'common.feature.vpn', message: 'VPN' },
  'Data Broker Protection': { id: 'common.feature.removal', message: 'Personal information removal' },
  'Identity Theft Restoration': restoration,
  'Global Identity Theft Restoration': restoration,
  'Duck.ai': { id: 'common.feature.chat', message: 'Private AI chat' },
};
