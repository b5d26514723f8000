import { statfsSync } from 'node:fs'
import type { Config } from '#platform/config/config.ts'
import { ConfigError } from '#platform/config/config-error.ts'

type Place = { database: Pick<Config['database'], 'url'>; dataDir: string }

/** What the operator can mend about a database that does not open, as one sentence; any other error as it is. */
export function explainDatabase(error: unknown, { database, dataDir }: Place, free = freeBytes): unknown {
  const { code = '', message, ...of } = systemErrorIn(error)
  // A link to a disk that is not mounted leads nowhere; some folders take no others.
  const isOfFolder = of.path !== undefined && (of.path.startsWith(dataDir) || dataDir.startsWith(of.path))
  const isNowhere = code === 'ENOENT' && isOfFolder
  if (isNowhere || (of.path !== undefined && unwritable.has(code))) {
    return new ConfigError(`DATA_DIR must be a folder that can be written to; ${dataDir} is not (${code}).`)
  }
  if (database.url === null) {
    const room = free(dataDir)
    if (room >= minFreeBytes) return error
    return new ConfigError(
      `The embedded database failed (${message}), and the disk of ${dataDir} has ${Math.floor(room / 1024 / 1024)} MB left. Make room, and start again.`,
    )
  }
  const { hostname, port, pathname } = new URL(database.url)
  const place = `${hostname || 'localhost'}:${port || 5432}`
  if (unreachable.has(code)) {
    return new ConfigError(
      `PostgreSQL does not answer at ${place} (${code}). Start it, or correct DATABASE_URL.`,
    )
  }
  const advice = refusals[code]?.(decodeURIComponent(pathname.slice(1)))
  return advice ? new ConfigError(`PostgreSQL at ${place} refuses: ${message}. ${advice}`) : error
}

/**
 * The embedded database neither fails nor answers once its disk is full while it works. Nothing is left to wait for then,
 * and Node ends the process with 13; this says why, in a sentence on standard error.
 */
export function explainSilence<T>(opening: Promise<T>, place: Place): Promise<T> {
  const onExit = (code: number) => {
    if (code !== 13) return
    const error = explainDatabase(new Error('it does not answer'), place)
    process.stderr.write(
      `${error instanceof ConfigError ? error.message : 'The embedded database does not answer.'}\n`,
    )
  }
  process.once('exit', onExit)
  return opening.finally(() => process.off('exit', onExit))
}

/** As `explainDatabase`, of a port that cannot be opened. */
export function explainPort(
  error: unknown,
  { host, port }: { host: string; port: number },
  names: { host: string; port: string } = { host: 'HOST', port: 'PORT' },
): unknown {
  const { code = '' } = systemErrorIn(error)
  if (code === 'EADDRINUSE') {
    return new ConfigError(
      `Port ${port} is in use by another program (${code}). End it, or start with another ${names.port}.`,
    )
  }
  if (code === 'EACCES') {
    return new ConfigError(
      `Port ${port} may not be opened by this account (${code}). Start with a ${names.port} from 1024 on.`,
    )
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new ConfigError(`${names.host} must be an address of this machine; ${host} is not (${code}).`)
  }
  return error
}

/** Of the embedded database's log one file has 16 MB. */
const minFreeBytes = 64 * 1024 * 1024

/** Where the folder is gone, its disk is no reason. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR', 'ENOSPC', 'EDQUOT'])

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  // A socket's folder.
  'ENOENT',
])

/** By PostgreSQL's code: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const refusals: Record<string, (database: string) => string> = {
  '28P01': () => 'Correct user and password in DATABASE_URL.',
  '28000': () => 'Correct the user in DATABASE_URL, or let it in by pg_hba.conf.',
  '3D000': (database) => `Make it (createdb ${database}), or correct DATABASE_URL.`,
  '42501': (database) => `Make the user in DATABASE_URL the owner of ${database}.`,
  '53300': () => 'Lower DATABASE_POOL_SIZE or WEB_CONCURRENCY, or raise max_connections of PostgreSQL.',
  '57P03': () => 'Wait until it has started.',
}

type SystemError = { code?: string | undefined; path?: string | undefined; message: string }

/** The error itself, or what it was made from: a failed migration wraps what PostgreSQL said. */
function systemErrorIn(error: unknown): SystemError {
  if (!(error instanceof Error)) return { message: wordsOf(error) }
  if ('code' in error && typeof error.code === 'string') return error as SystemError
  return error.cause ? systemErrorIn(error.cause) : { message: error.message }
}

/** The file system of the embedded database throws plain objects (`ErrnoError`), which have a number in place of a message. */
function wordsOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  const { name, errno, message } = thrown as { name?: unknown; errno?: unknown; message?: unknown }
  return [name, message ?? errno].filter((part) => part !== undefined && part !== '').join(' ') || 'unknown'
}
