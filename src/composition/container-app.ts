import { Container, ContainerModule } from 'inversify';
import type { App, FeatureName, Features } from '../application/app.ts';
import { HostApp } from '../application/ports/host-app.ts';
import { HostBridge } from '../application/ports/host-bridge.ts';
import { PageLocation } from '../application/ports/page-location.ts';
import type { Bindings, Environment } from './environments/environment.ts';
import type { Feature } from './feature.ts';
import { features } from './features.ts';

/** A loaded feature's lifecycle hooks; see {@link Feature}. */
interface Hooks {
  readonly start: () => void;
  readonly arrive: () => void;
}

/** The application in an environment: one container, to which features are added as pages request them. */
export class ContainerApp implements App {
  // Without `jitless` the container would generate functions from text, which our content security policy forbids.
  readonly container = new Container({ jitless: true });
  private readonly loading = new Map<FeatureName, Promise<unknown>>();
  private readonly loaded: Partial<Features> = {};
  private readonly hooks: Hooks[] = [];
  private started = false;

  /** `pause` is awaited before each half of adding a feature; a half takes a slow phone about 20 ms. */
  constructor(
    private readonly environment: Environment,
    private readonly pause: () => Promise<void> = async () => {},
  ) {
    this.bindAll(environment.bindPage);
  }

  load<Name extends FeatureName>(name: Name): Promise<Features[Name]> {
    const known = this.loading.get(name) as Promise<Features[Name]> | undefined;
    if (known !== undefined) return known;
    const loading = this.begin(name);
    this.loading.set(name, loading);
    // A failed load may succeed the next time.
    loading.catch(() => this.loading.delete(name));
    return loading;
  }

  get<Name extends FeatureName>(name: Name): Features[Name] {
    const feature = this.loaded[name];
    if (feature === undefined)
      throw new Error(`The feature ${name} is not loaded: name it in the page's row`);
    return feature;
  }

  get host(): Features['host'] | null {
    return (this.container.get(HostApp).present && this.loaded.host) || null;
  }

  get bridge(): Features['bridge'] | null {
    const isOnItsOwn = this.container.get(HostBridge).present && !this.container.get(HostApp).present;
    return (isOnItsOwn && this.loaded.bridge) || null;
  }

  start(): void {
    this.started = true;
    for (const { start } of this.hooks) start();
  }

  arrive(): void {
    for (const { arrive } of this.hooks) arrive();
  }

  leaveTo(url: URL): void {
    this.container.get(PageLocation).assign(url);
  }

  /** Adds a feature whose dependencies are loaded, together with its services. */
  add<Name extends FeatureName>(name: Name, feature: Feature<Name>, services: Bindings): Features[Name] {
    this.bind(feature, services);
    const made = this.make(name, feature);
    this.loading.set(name, Promise.resolve(made));
    return made;
  }

  private async begin<Name extends FeatureName>(name: Name): Promise<Features[Name]> {
    const { needs, load } = features[name];
    const [services, { feature }] = await Promise.all([
      this.environment.services(name),
      load(),
      ...needs.map((need) => this.load(need)),
    ]);
    await this.pause();
    this.bind(feature, services);
    await this.pause();
    return this.make(name, feature);
  }

  private bind<Name extends FeatureName>(feature: Feature<Name>, services: Bindings): void {
    this.bindAll(services);
    this.bindAll(feature.bindUseCases);
  }

  private bindAll(bindings: Bindings): void {
    this.container.load(new ContainerModule(({ bind }) => bindings(bind)));
  }

  private make<Name extends FeatureName>(name: Name, feature: Feature<Name>): Features[Name] {
    const made = feature.of(this.container);
    this.loaded[name] = made;
    const hooks = { start: () => feature.start?.(made), arrive: () => feature.arrive?.(made) };
    this.hooks.push(hooks);
    if (this.started) hooks.start();
    return made;
  }
}
