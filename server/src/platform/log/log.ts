import pino from 'pino'
import type { Config } from '#platform/config/config.ts'
import { serializeError } from './serialize-error.ts'

export type Log = pino.Logger

const secretKeys = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'email']

/** One JSON line an event on standard output; what identifies a person or opens a session is left out. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level: config.logLevel,
    serializers: { err: serializeError, error: serializeError },
    redact: { paths: secretKeys.flatMap(atAnyDepth), censor: '[redacted]' },
  }
  return destination ? pino(options, destination) : pino(options)
}

// Pino's redaction knows no "any depth"; three levels reach `req.headers.authorization`.
function atAnyDepth(key: string): string[] {
  return [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]
}
