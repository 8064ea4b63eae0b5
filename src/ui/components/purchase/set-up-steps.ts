import type { MessageDescriptor } from '@lingui/core';
import { brand } from '../../../domain/brand.ts';
import type { Entitlement } from '../../../domain/subscription/feature.ts';
import { services } from '../../../domain/subscription/services.ts';
import { type System, systems } from './own-platform.ts';

/** Steps in order: the same everywhere, or by the device's system. */
type SetUp = readonly MessageDescriptor[] | Readonly<Record<System, readonly MessageDescriptor[]>>;

const named = { brand: brand.name };
const { removal, restoration } = services;

const vpn = (allow: MessageDescriptor): readonly MessageDescriptor[] => [
  {
    id: 'welcome.vpn.open',
    message: 'In the {brand} browser, open Settings and choose VPN.',
    values: named,
  },
  allow,
  {
    id: 'welcome.vpn.more',
    message: 'Do the same on your other devices. Up to five can be connected at a time.',
  },
];

const onComputer: readonly MessageDescriptor[] = [
  {
    id: 'welcome.removal.open',
    message: 'In the {brand} browser, open Settings and choose Personal information removal.',
    values: named,
  },
  {
    id: 'welcome.removal.details',
    message:
      'Enter your name, your year of birth and where you have lived. Your computer uses them to search the sites and fill in removal forms. They are not sent to us.',
  },
  {
    id: 'welcome.removal.wait',
    message:
      'Your computer searches {sites} sites and asks them to remove what it finds. They take between {hours} hours and {weeks} weeks.',
    values: { sites: removal.sites, hours: removal.fastestHours, weeks: removal.slowestWeeks },
  },
];

const onPhone: readonly MessageDescriptor[] = [
  {
    id: 'welcome.removal.phone',
    message:
      'Personal information removal runs on a Mac or Windows computer, and your details are not sent to us. Get the {brand} browser there and start it in Settings.',
    values: named,
  },
];

const restorationIn = (phone: string): readonly MessageDescriptor[] => [
  {
    id: 'welcome.restoration.nothing',
    message: 'There is nothing to turn on. If someone uses your name, call {phone}, day or night.',
    values: { phone: phone.replaceAll(' ', '\u00a0') },
  },
  {
    id: 'welcome.restoration.code',
    message: 'The adviser asks for a code. Get it on our <0>identity theft restoration</0> page.',
  },
];

/** How to set up each part of the subscription. */
export const setUpSteps = {
  'Network Protection': {
    windows: vpn({
      id: 'welcome.vpn.windows',
      message: 'Turn the VPN on. The first time, Windows asks whether {brand} may make changes: choose Yes.',
      values: named,
    }),
    macos: vpn({
      id: 'welcome.vpn.mac',
      message: 'Turn the VPN on. The first time, macOS asks about a VPN configuration: choose Allow.',
    }),
    ios: vpn({
      id: 'welcome.vpn.ios',
      message: 'Turn the VPN on. The first time, iOS asks about a VPN configuration: choose Allow.',
    }),
    android: vpn({
      id: 'welcome.vpn.android',
      message: 'Turn the VPN on. The first time, Android shows a connection request: tap OK.',
    }),
  },
  'Data Broker Protection': { windows: onComputer, macos: onComputer, ios: onPhone, android: onPhone },
  'Identity Theft Restoration': restorationIn(restoration.phones.us),
  'Global Identity Theft Restoration': restorationIn(restoration.phones.elsewhere),
  'Duck.ai': [
    {
      id: 'welcome.chat.open',
      message: 'Open the AI chat in the {brand} browser.',
      values: named,
    },
    {
      id: 'welcome.chat.model',
      message: 'Open the list of models and choose one of the newer ones, which your subscription includes.',
    },
  ],
} as const satisfies Record<Entitlement, SetUp>;

/** The steps by system, the device's own first; a single entry without a system if they are the same everywhere. */
export function stepsFor(
  feature: Entitlement,
  own: System | null,
): readonly { readonly system: System | null; readonly steps: readonly MessageDescriptor[] }[] {
  const setUp: SetUp = setUpSteps[feature];
  if (!('windows' in setUp)) return [{ system: null, steps: setUp }];
  return systems
    .toSorted((one, other) => Number(other === own) - Number(one === own))
    .map((system) => ({ system, steps: setUp[system] }));
}
