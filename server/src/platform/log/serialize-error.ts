/**
 * What failed, without the data of people: Drizzle writes the parameters of a failed query into its message,
 * PostgreSQL the offending row into `detail` and `where`, nodemailer the server's answer with its addresses.
 */
export function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
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
