import { Container } from 'inversify';
import type { MemoryWorld } from '../../src/adapters/memory/memory-world.ts';
import type { FeatureName } from '../../src/application/app.ts';
import type { ContainerApp } from '../../src/composition/container-app.ts';
import type { Bind, Feature, Services } from '../../src/composition/feature.ts';
import { features, withNeeds } from '../../src/composition/features.ts';

const made = import.meta.glob<{ feature: Feature<FeatureName> }>(
  '../../src/composition/features/*/feature.ts',
  { eager: true },
);
const services = import.meta.glob<Services<MemoryWorld>>('../../src/composition/features/*/memory.ts', {
  eager: true,
});

/** Every feature's name, each after its dependencies. */
export const featureNames = withNeeds(Object.keys(features) as FeatureName[]);

/** Adds every feature with a world's services synchronously, so that a test need not wait for loading. */
export function addEveryFeature(app: ContainerApp, world: MemoryWorld): void {
  for (const name of featureNames) {
    const file = (part: string) => `../../src/composition/features/${name}/${part}.ts`;
    const feature = made[file('feature')]?.feature;
    if (feature === undefined) throw new Error(`${file('feature')} is not there`);
    app.add(name, feature, (bind) =>
      services[file('memory')]?.bindServices(unlessBound(app.container, bind), world),
    );
  }
}

/** Binds only what is not bound yet, so that a test can bind its own first. */
export function unlessBound(container: Container, bind: Bind): Bind {
  return (port) => (container.isBound(port) ? new Container().bind(port) : bind(port));
}
