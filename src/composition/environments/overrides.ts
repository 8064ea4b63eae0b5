import { Container } from 'inversify';
import type { Bind } from '../feature.ts';
import type { Bindings, Environment } from './environment.ts';

/** A port, identified by its class. */
export type Port = abstract new (...args: never) => object;

/**
 * An environment that takes some of its ports from another one: a real service among fakes, or a fake among real services.
 * Dependencies of the other environment's adapters, such as its HTTP client, come along.
 *
 * @example withOverrides(await fake(), [VisitorApi], await http('production'))
 */
export function withOverrides(
  environment: Environment,
  ports: readonly Port[],
  other: Environment,
): Environment {
  const overrides: ReadonlySet<unknown> = new Set(ports);
  const mixed =
    (own: Bindings, others: Bindings): Bindings =>
    (bind) => {
      const bound = new Set<unknown>();
      own((port) => {
        if (overrides.has(port)) return nowhere(port);
        bound.add(port);
        return bind(port);
      });
      others((port) => (bound.has(port) ? nowhere(port) : bind(port)));
    };
  return {
    bindPage: mixed(environment.bindPage, other.bindPage),
    services: async (name) => mixed(await environment.services(name), await other.services(name)),
  };
}

/** Binds in a throwaway container. */
const nowhere: Bind = (port) => new Container().bind(port);
