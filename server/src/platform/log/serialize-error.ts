/**
 * What failed, without the data of people: Drizzle writes the parameters of a failed query into its message,
 * PostgreSQL the offending row into `detail` and `where`, nodemailer the server's answer with its addresses.
 */
export const serializeError = (error: unknown): unknown => (error instanceof Error ? serialize(error) : error)

/** The same in lines, for who runs a command. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { type, message, code, stack } = serialize(error)
  const cause = error.cause === undefined ? '' : `\nCaused by ${describeError(error.cause)}`
  return `${type}: ${message}${code === undefined ? '' : ` (${code})`}\n${stack}${cause}`
}

function serialize(error: Error) {
  return {
    type: error.constructor.name,
    message:
      'query' in error && 'params' in error
        ? `Failed query: ${error.query}`
        : withoutAddresses(error.message),
    code: 'code' in error ? error.code : undefined,
    constraint: 'constraint' in error ? error.constraint : undefined,
    stack: framesOf(error),
    cause: error.cause === undefined ? undefined : serializeError(error.cause),
  }
}

const withoutAddresses = (message: string): string =>
  message.replace(/(?<![^\s<>()[\]",;:/@])[^\s<>()[\]",;:/@]+@[^\s<>()[\]",;:/@]+/g, '[redacted]')

// A stack begins with the message, whose own lines may look like frames.
function framesOf({ message, stack = '' }: Error): string {
  const frames = stack.replace(message, '').split('\n')
  return frames.filter((line) => /^\s+at /.test(line)).join('\n')
}
