import { setTimeout } from 'node:timers/promises'
import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

const serializationFailure = '40001'
const deadlock = '40P01'
/** What it refers to was deleted after it had been read: the next try finds it gone. */
const foreignKeyViolation = '23503'
const passing: unknown[] = [serializationFailure, deadlock, foreignKeyViolation]
const maxAttempts = 5
const maxPauseMs = 50

/**
 * All of it or nothing. Inside of another transaction it becomes a part of that one that can fail by itself (a
 * savepoint); the outermost is the one that is tried again. `work` may run several times: a
 * transaction that PostgreSQL chose as a deadlock's victim, or that somebody else's deletion crossed, is tried again,
 * so it may change nothing but `tx`. Of many at once one may meet both, one after the other.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (is(db, PgTransaction)) return db.transaction(work)
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (tries === maxAttempts || !passing.includes(sqlState(error))) throw error
    }
    // Those that met once would meet again if they all began anew at the same moment.
    await setTimeout(Math.random() * tries * maxPauseMs)
  }
}

/** The SQLSTATE of a failed statement, or null when it was something else that failed. */
export function sqlState(error: unknown): string | null {
  const code = driverError(error)?.code
  return typeof code === 'string' && /^[\dA-Z]{5}$/.test(code) ? code : null
}

/** Whether the statement failed on this constraint or unique index. */
export function violates(error: unknown, constraintName: string): boolean {
  return driverError(error)?.constraint === constraintName
}

/** Whether there was no database to ask, or no free connection to it in time. A transaction was not committed then. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    lostConnectionCode.test(code) ||
    lostConnectionMessage.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  )
}

// SQLSTATEs: connection exceptions, too many connections, shutdown, crash, start-up. The others are Node's.
const lostConnectionCode =
  /^(08\w{3}|53300|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
// What `pg` says without a code.
const lostConnectionMessage =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

/** Whether the disk of the database or of the files has no room left; what was to be written was not. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && diskFullCodes.includes(error.code)) || isDiskFull(error.cause)
}

const diskFullCodes: unknown[] = ['ENOSPC', 'EDQUOT', '53100']

type DriverError = Error & { code: unknown; constraint?: unknown }

// Drizzle wraps the driver's error, whose class is pg's own on PostgreSQL and PGlite's on the embedded database.
function driverError(error: unknown): DriverError | null {
  if (!(error instanceof Error)) return null
  return hasCode(error) ? error : driverError(error.cause)
}

function hasCode(error: Error): error is DriverError {
  return 'code' in error
}
