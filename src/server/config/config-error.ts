/** The configuration is unusable; the message names the variable and what is wrong with it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
