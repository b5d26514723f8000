/** Its message is one sentence for the person who starts the server: which variable is bad, and why. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
