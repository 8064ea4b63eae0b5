import type { Plugin } from 'vite';

/** A build stops, naming the setting, where a service's address is no http address: on the page it would fail for every visitor. */
export function serviceAddresses(): Plugin {
  return {
    name: 'mallard:service-addresses',
    configResolved({ env }) {
      refuseOtherAddresses(env);
    },
  };
}

/** Throws, naming the setting, on a `VITE_…_URL` that is neither empty nor an http address without query and fragment. */
export function refuseOtherAddresses(settings: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(settings)) {
    if (!/^VITE_\w+_URL$/.test(name) || value === '') continue;
    if (!/^https?:\/\/[^\s?#]+$/.test(String(value)))
      throw new Error(`${name} is not an http address: ${value}`);
  }
}
