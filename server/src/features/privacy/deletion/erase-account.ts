import {
  deleteAccountRow,
  findAccountById,
  lockAccount,
  lockAdmins,
} from '#features/accounts/accounts.api.ts'
import { withdrawApplications } from '#features/applications/applications.api.ts'
import { removeBookmarksOn } from '#features/bookmarks/bookmarks.api.ts'
import { eraseKeysSentTo } from '#features/companies/companies.api.ts'
import { deletePerson } from '#features/contacts/contacts.api.ts'
import { eraseFiles, findUploads } from '#features/files/files.api.ts'
import { closeThreadsOf, withdrawReports } from '#features/messaging/messaging.api.ts'
import { deleteHitsOf } from '#features/saved-searches/saved-searches.api.ts'
import { removeUnusedWords, wordsOfProfiles } from '#features/search/search.api.ts'
import { endSessions } from '#features/sessions/sessions.api.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import {
  blankIdempotentAnswersHolding,
  blankIdempotentAnswersOf,
  deleteIdempotentAnswersOf,
} from '#platform/http/idempotency/idempotency.store.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { findTiedFileIds } from '../tied-files.store.ts'
import type { ErasureCause } from './deletion.rules.ts'
import { findAccountsKnowing, findApplicantId, findPersonIds } from './deletion.store.ts'
import { deletedMail } from './mail/deletion.jobs.ts'
import { offboardColleague } from './offboard-colleague.ts'

/**
 * Deletes an account with everything personal. What stays is the other side's: messages and files sent to it, signed
 * "deleted account". False when somebody else has deleted it before. Throws `last_admin` and, unless the account
 * has expired, `last_manager`.
 */
export function eraseAccount(ctx: Context, accountId: string, why: ErasureCause): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    const found = await findAccountById(ctx.db, accountId)
    if (!found) return false
    // Before the account itself is locked: those who leave together wait for each other in one order.
    if (found.type === 'admin') await requireOtherAdmin(ctx, accountId)
    // Before the person is deleted, by whom they are found.
    const knowing = await findAccountsKnowing(ctx.db, accountId)
    const name = `${found.firstName} ${found.lastName}`
    const traces = [accountId, found.email, name, ...(await findPersonIds(ctx.db, accountId))]
    const fileIds = [...(await findUploads(ctx.db, accountId)), ...(await findTiedFileIds(ctx.db, accountId))]
    const others = found.type === 'company' ? await offboardColleague(ctx, accountId, why) : []

    const account = await lockAccount(ctx.db, accountId)
    if (!account) return false
    const applicantId = await findApplicantId(ctx.db, accountId)
    const words = applicantId ? await wordsOfProfiles(ctx.db, applicantId) : []
    if (applicantId) await detachApplicant(ctx, applicantId)
    await withdrawReports(ctx, accountId)
    await eraseKeysSentTo(ctx.db, account.email, ctx.clock())
    await deleteIdempotentAnswersOf(ctx.db, accountId)
    await blankIdempotentAnswersOf(ctx.db, knowing)
    await blankIdempotentAnswersHolding(ctx.db, traces)
    await endSessions(ctx, accountId)
    await deletePerson(ctx.db, accountId)
    await deleteAccountRow(ctx.db, accountId)
    await eraseFiles(ctx.db, [...fileIds, ...others])

    const { email, locale, type } = account
    // The address has to travel with the job: once this commits nothing else knows it. The job's row goes with its end.
    await enqueue(ctx.db, deletedMail, { email, locale, type, why })
    await removeUnusedWords(ctx.db, words)
    return true
  })
}

async function requireOtherAdmin(ctx: Context, accountId: string): Promise<void> {
  const admins = await lockAdmins(ctx.db)
  if (admins.includes(accountId) && admins.length === 1) throw new AppError('last_admin')
}

/** Before an applicant's rows are deleted: tells who has to do with them, and removes what refers to them by id only. */
async function detachApplicant(ctx: Context, applicantId: string): Promise<void> {
  const applicationIds = await withdrawApplications(ctx, applicantId)
  const records = [applicantId, ...applicationIds]
  await removeBookmarksOn(ctx.db, records)
  await deleteHitsOf(ctx.db, records)
  await closeThreadsOf(ctx, { kind: 'applicant', applicantId })
}
