import { deleteUnconfirmedAmong } from '#features/accounts/accounts.api.ts'
import { finishApplications } from '#features/applications/applications.api.ts'
import { closeCompany, revokeLinks } from '#features/companies/companies.api.ts'
import {
  deletePersonsOfCompany,
  findCompanyAccounts,
  findCompanyOf,
  lockTeam,
} from '#features/contacts/contacts.api.ts'
import { closeThreadsOf, transferBlocks } from '#features/messaging/messaging.api.ts'
import { closeOffersOf } from '#features/offers/offers.api.ts'
import { transferSavedSearches } from '#features/saved-searches/saved-searches.api.ts'
import type { Context } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type ErasureCause, managesTeam, planDeparture } from './deletion.rules.ts'
import { appointManager } from './hand-over-team.ts'

/**
 * Before an account of a company is deleted. Somebody must go on managing the rest, so the last one who does cannot
 * leave of their own will; one whose account ends or is ended cannot be asked, and a colleague follows. With the
 * last account the company closes. Invitation links end with a manager who may know them. Says which files went with it.
 */
export async function offboardColleague(
  ctx: Context,
  accountId: string,
  why: ErasureCause,
): Promise<string[]> {
  const companyId = await findCompanyOf(ctx.db, accountId)
  if (!companyId) return []
  const team = await lockTeam(ctx.db, companyId)
  const leaver = team.find((member) => member.accountId === accountId)
  if (!leaver) return []
  const departure = planDeparture(team, accountId)
  if (departure.kind === 'last_member') return closeWholeCompany(ctx, companyId)
  if (departure.kind === 'last_manager') {
    if (why !== 'expired' && why !== 'office') throw new AppError('last_manager')
    await appointManager(ctx, departure.successor)
  }
  if (managesTeam(leaver)) {
    await revokeLinks(ctx.db, companyId, ctx.clock())
  }
  await transferBlocks(ctx.db, { from: accountId, to: departure.successor })
  await transferSavedSearches(ctx.db, accountId, departure.successor)
  const accountIds = team.map((member) => member.accountId).filter((id) => id !== accountId)
  await publish(ctx.db, { accountIds, type: 'account', data: {} })
  return []
}

async function closeWholeCompany(ctx: Context, companyId: string): Promise<string[]> {
  await closeCompany(ctx, companyId)
  await closeOffersOf(ctx.db, companyId, ctx.clock())
  await finishApplications(ctx, { companyId })
  await closeThreadsOf(ctx, { kind: 'company', companyId })
  // Registrations with the company could only lead into it.
  await deleteUnconfirmedAmong(ctx.db, await findCompanyAccounts(ctx.db, companyId))
  return deletePersonsOfCompany(ctx.db, companyId)
}
