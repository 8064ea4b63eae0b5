import { notAnsweredYet } from '../../adapters/prerender/not-answered-yet.ts';
import { brand } from '../../domain/brand.ts';
import type { Bind } from '../feature.ts';
import { bindNoBrowser } from '../features/visit/no-browser.ts';
import { httpServices } from '../http-services.ts';
import { serviceSettings } from '../service-settings.ts';
import type { Environment } from './environment.ts';

/** An environment without a browser, whose services never answer: the result equals every visitor's first render. */
export function prerender(): Environment {
  const settings = serviceSettings('production', {}, brand.site);
  return {
    bindPage: bindNoBrowser,
    async services(name) {
      const services = await httpServices[name]?.();
      return (bind) => services?.bindServices(unanswered(bind), settings);
    },
  };
}

/** Binds each port that production binds, whatever its adapter there, to one that never answers. */
function unanswered(bind: Bind): Bind {
  const ignored: object = new Proxy(() => ignored, { get: () => () => ignored });
  return ((port: abstract new (...args: never) => object) => {
    bind<object>(port as never).toConstantValue(notAnsweredYet(port));
    return ignored;
  }) as Bind;
}
