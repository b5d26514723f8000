import { findCompanyOf, lockTeam } from '#features/contacts/contacts.api.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { lifetimeMail } from '../accounts.jobs.ts'
import { lockAccount } from '../accounts.store.ts'
import { lifetimeStep, warningDays } from './lifetime.rules.ts'
import { findAccountsToCheck, setLifetimeState } from './lifetime.store.ts'

const dayMs = 24 * 60 * 60 * 1000
const batchSize = 200

/** `erase` is handed in: deleting an account is a matter of its own, which builds on this one. */
type Erase = (ctx: Context, accountId: string, why: 'expired') => Promise<boolean>

/**
 * Warns of the end of accounts, hides and erases them, each in a transaction of its own: one that fails stops no
 * other, and is tried again when the job is.
 */
export async function applyLifetimes(ctx: Context, erase: Erase): Promise<void> {
  const { maxLifetimeDays } = (await ctx.settings(ctx.db)).account
  let failures = 0
  for await (const accountId of accountsToCheck(ctx, maxLifetimeDays)) {
    await applyLifetime(ctx, accountId, maxLifetimeDays, erase).catch((err: unknown) => {
      failures++
      ctx.log.warn({ err, accountId }, 'An account could not be brought to its age')
    })
  }
  if (failures > 0) throw new Error(`${failures} accounts could not be brought to their age`)
}

async function* accountsToCheck(ctx: Context, maxDays: number): AsyncGenerator<string> {
  const renewedBefore = maxDays === 0 ? null : renewedBeforeAnyStep(ctx.clock(), maxDays)
  let batch: string[]
  let after: string | null = null
  do {
    batch = await findAccountsToCheck(ctx.db, { renewedBefore, after, limit: batchSize })
    yield* batch
    after = batch.at(-1) ?? null
  } while (batch.length === batchSize)
}

/** Two days early, so that no calendar and no changed clock matters: the rule decides. */
const renewedBeforeAnyStep = (now: Date, maxDays: number) =>
  new Date(now.getTime() - (maxDays - Math.max(...warningDays) - 2) * dayMs)

async function applyLifetime(ctx: Context, accountId: string, maxDays: number, erase: Erase): Promise<void> {
  await transaction(ctx, async (ctx) => {
    // In the order of everybody who decides about a company's accounts: the team, then one of it.
    const companyId = await findCompanyOf(ctx.db, accountId)
    if (companyId) await lockTeam(ctx.db, companyId)
    const account = await lockAccount(ctx.db, accountId)
    if (!account) return
    const now = ctx.clock()
    const { warn, nextState } = lifetimeStep(account, maxDays, now)
    if (nextState === 'erased') await erase(ctx, accountId, 'expired')
    if (nextState === 'restored')
      await setLifetimeState(ctx.db, accountId, { warnedDays: null, hiddenAt: null })
    if (nextState === 'hidden') await setLifetimeState(ctx.db, accountId, { hiddenAt: now })
    if (warn === null) return
    await setLifetimeState(ctx.db, accountId, { warnedDays: warn })
    await enqueue(ctx.db, lifetimeMail, { accountId })
  })
}
