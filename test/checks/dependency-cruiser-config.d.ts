declare module '*.dependency-cruiser.cjs' {
  import type { IConfiguration } from 'dependency-cruiser';

  const config: IConfiguration;
  export default config;
}
