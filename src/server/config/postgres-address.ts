const shape = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]+)([/?#].*)?$/;

/**
 * The address of each server that a Postgres address names, in its order; null when it is none. Several hosts stand with commas between
 * them, as libpq has it: `postgres://user:password@one:5432,two:5432/database`.
 */
export function postgresServers(address: string): readonly string[] | null {
  const [, beginning, hosts, end = ''] = shape.exec(address) ?? [];
  if (beginning === undefined || hosts === undefined) return null;
  const servers = hosts.split(',').map((host) => `${beginning}${host}${end}`);
  return servers.every((server) => URL.canParse(server) && new URL(server).hostname !== '') ? servers : null;
}

/** The hosts and the database of a Postgres address, without user, password and parameters, as a message may name them. */
export function postgresName(address: string): { readonly hosts: string; readonly database: string } {
  const servers = (postgresServers(address) ?? [address]).map((server) => new URL(server));
  return { hosts: servers.map(({ host }) => host).join(','), database: servers[0]?.pathname ?? '' };
}
