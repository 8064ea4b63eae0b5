import { ConfigError } from './config-error.ts';

/** The broker between the beacon and the store, configured by `BEACON_SINK`. */
export interface BrokerSettings {
  /** Addresses of its servers, `host:port` each, without credentials. */
  readonly servers: readonly string[];
  readonly tls: boolean;
  /** The name of the stream, which is created if missing. */
  readonly stream: string;
  /** Credentials; null when the broker requires none. */
  readonly access: { readonly user: string; readonly password: string } | { readonly token: string } | null;
}

const usualStream = 'mallard-beacon';
const usualPort = '4222';

/**
 * Parses addresses such as `nats://user:password@host:4222/stream`, separated by commas if the broker has several servers;
 * the first one gives the credentials and the stream. Null if absent: events are counted straight into the store. Throws
 * {@link ConfigError}, which does not repeat the address, because it may contain a password.
 */
export function readBeaconBroker(text: string | undefined): BrokerSettings | null {
  if (text === undefined) return null;
  const [first, ...others] = text.split(',').map((entry) => readAddress(entry.trim()));
  if (first === undefined) return refuse();
  const foreign = others.some(
    ({ protocol, pathname, username, password }) =>
      protocol !== first.protocol || username !== '' || password !== '' || !/^\/?$/.test(pathname),
  );
  if (foreign) return refuse();
  const stream = first.pathname.slice(1) || usualStream;
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(stream)) {
    throw new ConfigError(
      'BEACON_SINK is not usable: the name of a stream has letters, digits, - and _, 64 at most',
    );
  }
  return Object.freeze<BrokerSettings>({
    servers: Object.freeze(
      [first, ...others].map(({ hostname, port }) => `${hostname}:${port || usualPort}`),
    ),
    tls: first.protocol === 'tls:',
    stream,
    access: accessOf(first),
  });
}

function readAddress(entry: string): URL {
  const address = URL.parse(entry);
  const isBroker = address !== null && /^(?:nats|tls):$/.test(address.protocol);
  const isPlain = address?.search === '' && address.hash === '';
  return isBroker && isPlain && /^[\w.:[\]-]+$/.test(address.hostname) ? address : refuse();
}

function accessOf({ username, password }: URL): BrokerSettings['access'] {
  if (username === '' && password === '') return null;
  try {
    const name = decodeURIComponent(username);
    return password === '' ? { token: name } : { user: name, password: decodeURIComponent(password) };
  } catch {
    return refuse();
  }
}

function refuse(): never {
  throw new ConfigError(
    'BEACON_SINK is not usable: it must be an address such as nats://user:password@host:4222, or several with commas of which only the first says who asks',
  );
}
