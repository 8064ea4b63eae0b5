const shape = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]+)([/?#].*)?$/;

/**
 * The URL of each server in a Postgres URL, in order; null if it is not one. Several hosts are separated by commas, as in
 * libpq: `postgres://user:password@one:5432,two:5432/database`.
 */
export function postgresServers(address: string): readonly string[] | null {
  const [, beginning, hosts, end = ''] = shape.exec(address) ?? [];
  if (beginning === undefined || hosts === undefined) return null;
  const servers = hosts.split(',').map((host) => `${beginning}${host}${end}`);
  return servers.every((server) => URL.canParse(server) && new URL(server).hostname !== '') ? servers : null;
}

/** The hosts and database of a Postgres URL, without user, password and parameters, safe to show in a message. */
export function postgresName(address: string): { readonly hosts: string; readonly database: string } {
  const servers = (postgresServers(address) ?? [address]).map((server) => new URL(server));
  return { hosts: servers.map(({ host }) => host).join(','), database: servers[0]?.pathname ?? '' };
}
