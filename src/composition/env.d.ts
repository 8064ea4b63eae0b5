import type { BuildSettings } from './service-settings.ts';

declare global {
  interface ImportMetaEnv extends BuildSettings {
    /** What the bundle is built for: `local` (also when it is absent), `staging` or `production`. */
    readonly VITE_SITE_ENV?: string;
  }
}
