import { Container, type ContainerModule } from 'inversify';
import type { App, MoreOfApp } from '../application/app.ts';
import { appOf } from './app-of.ts';
import { accountBindings } from './bindings/account.ts';
import { subscriptionBindings } from './bindings/subscription.ts';
import { visitBindings } from './bindings/visit.ts';

/** What an environment binds: the ports of every page, and apart from them those of {@link MoreOfApp}. */
export interface EnvironmentModules {
  readonly modules: readonly ContainerModule[];
  /** Loaded when first asked for, so that pages which never ask do not pay. */
  readonly more: () => Promise<readonly ContainerModule[]>;
}

/** Every binding of an application whose ports the environment's modules bind. Nothing is made before it is asked for. */
export function appContainer({ modules }: EnvironmentModules): Container {
  // Without `jitless` the container would build functions from text, which our content security policy forbids.
  const container = new Container({ jitless: true });
  container.load(accountBindings, subscriptionBindings, visitBindings, ...modules);
  return container;
}

/** The application in an environment: all that the UI gets. */
export function appIn(environment: EnvironmentModules): App {
  const container = appContainer(environment);
  let loading: Promise<MoreOfApp> | null = null;
  const load = async () => {
    const [{ moreOfApp }, modules] = await Promise.all([import('./more-of-app.ts'), environment.more()]);
    return moreOfApp(container, modules);
  };
  return appOf(container, () => {
    loading ??= load();
    // A part that did not arrive may do so the next time.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  });
}
