import { eq } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { nightlyLifetimes } from '#features/privacy/privacy.jobs.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { TestApp } from './test-app.ts'

export const dayMs = 24 * 60 * 60 * 1000

/** The nightly job, and the mails that it asks for. */
export async function runNightlyLifetimes(app: TestApp): Promise<void> {
  await enqueue(app.db, nightlyLifetimes, {})
  await app.settleJobs()
}

type State = { renewedDaysAgo?: number; warnedDays?: number; hiddenDaysAgo?: number; locale?: 'de' | 'en' }

/** Makes an account older than it is. */
export async function setAccountAge(
  app: TestApp,
  { accountId }: { accountId: string },
  { renewedDaysAgo = 0, hiddenDaysAgo, warnedDays, locale }: State,
): Promise<void> {
  const daysAgo = (days: number) => new Date(app.clock().getTime() - days * dayMs)
  await app.db
    .update(account)
    .set({
      renewedAt: daysAgo(renewedDaysAgo),
      hiddenAt: hiddenDaysAgo === undefined ? null : daysAgo(hiddenDaysAgo),
      warnedDays: warnedDays ?? null,
      ...(locale && { locale }),
    })
    .where(eq(account.id, accountId))
}

export async function stateOf(app: TestApp, { accountId }: { accountId: string }) {
  const [found] = await app.db.select().from(account).where(eq(account.id, accountId))
  return found && { warnedDays: found.warnedDays, hidden: found.hiddenAt !== null }
}

export const mailsTo = async (app: TestApp, { email }: { email: string }) =>
  (await app.mails()).filter(({ to }) => to === email)
