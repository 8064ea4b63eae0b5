import type { BuildSettings } from './service-settings.ts';

declare global {
  interface ImportMetaEnv extends BuildSettings {
    /** The environment that the bundle is built for: `local` (also when absent), `staging` or `production`. */
    readonly VITE_SITE_ENV?: string;
  }
}
