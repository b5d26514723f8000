import { grantColleagueManagement } from '#features/accounts/accounts.api.ts'
import { revokeLinks } from '#features/companies/companies.api.ts'
import { findTeam, lockTeam } from '#features/contacts/contacts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { managesTeam, missingManager, planLock } from './deletion.rules.ts'
import { managesTeamMail } from './mail/deletion.jobs.ts'

/**
 * After the university has locked or unlocked an account of a company: its links end with who managed, and where nobody
 * who can sign in manages the team, a colleague does from now on.
 */
export async function handOverTeam(
  ctx: Context,
  { companyId, accountId }: { companyId: string; accountId: string },
): Promise<void> {
  const team = await lockTeam(ctx.db, companyId)
  const member = team.find((each) => each.accountId === accountId)
  if (member?.lockedAt && managesTeam(member)) await revokeLinks(ctx.db, companyId, ctx.clock())
  const successor = missingManager(team)
  if (successor) await appointManager(ctx, successor)
  const accountIds = team.map((each) => each.accountId)
  await publish(ctx.db, { accountIds, type: 'account', data: {} })
}

/** Whichever way the last one who managed the team went: the successor gets the permission, and a mail that says so. */
export async function appointManager(ctx: Context, accountId: string): Promise<void> {
  await grantColleagueManagement(ctx.db, accountId)
  await enqueue(ctx.db, managesTeamMail, { accountId })
}

/** What a lock would mean for the company. */
export async function previewLock(
  ctx: Context,
  { companyId, accountId }: { companyId: string; accountId: string },
) {
  const team = await findTeam(ctx.db, companyId)
  const { successor, ...effects } = planLock(team, accountId)
  const found = team.find((each) => each.accountId === successor)
  return { ...effects, successor: found ? `${found.firstName} ${found.lastName}` : null }
}
