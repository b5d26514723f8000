import { hashPassword } from '#platform/auth/password.ts'
import { newToken } from '#platform/auth/token.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { findAccountByEmail } from '../accounts.store.ts'
import { issueToken } from '../credentials/one-time-tokens.store.ts'
import { insertAdmin } from './registrations.store.ts'

const tokenLifeMs = 24 * 60 * 60 * 1000

/**
 * Makes an admin whom nobody can log in as before the password is set with this token, good for 24 hours and one use.
 * Of an admin who exists it is a new token; null when the address belongs to somebody else.
 */
export async function createAdmin(
  { db }: Pick<Database, 'db'>,
  email: string,
  now: Date,
): Promise<string | null> {
  const { token, hash } = newToken()
  const passwordHash = await hashPassword(newToken().token)
  return inTransaction(db, async (db) => {
    await insertAdmin(db, { email, passwordHash, now })
    const account = await findAccountByEmail(db, email)
    if (account?.type !== 'admin') return null
    const expiresAt = new Date(now.getTime() + tokenLifeMs)
    await issueToken(db, { hash, accountId: account.id, purpose: 'reset_password', now, expiresAt })
    return token
  })
}
