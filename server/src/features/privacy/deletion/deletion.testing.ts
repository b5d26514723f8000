import { eq } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { hashPassword } from '#platform/auth/password.ts'
import type { TestApp } from '#testing/test-app.ts'

export const password = 'Der Zug fährt morgen pünktlich'
const passwordHash = hashPassword(password)

/** For tests: the person can say their password now. */
export async function withPassword<Person extends { accountId: string }>(
  app: TestApp,
  person: Person | Promise<Person>,
): Promise<Person> {
  const { accountId } = await person
  await app.db
    .update(account)
    .set({ passwordHash: await passwordHash })
    .where(eq(account.id, accountId))
  return person
}
