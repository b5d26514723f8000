import type {
  BackendPerson,
  getPerson as getEndpoint,
  listPeople as listEndpoint,
  PersonSummary,
} from '@tandem/contract/backend/people'
import { Id } from '@tandem/contract/common'
import type { HandlerInput, Page } from '@tandem/contract/endpoint'
import { findProfile, lifetimeOf } from '#features/accounts/accounts.api.ts'
import { findApplicantOf } from '#features/applicants/applicants.api.ts'
import { listSeenOf } from '#features/applications/applications.api.ts'
import { previewLock } from '#features/privacy/privacy.api.ts'
import { getSecondFactor } from '#features/second-factor/second-factor.api.ts'
import { findLastSeen, listSessions } from '#features/sessions/sessions.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { listDeeds } from '../audit/list-audit.ts'
import { showRequests } from '../four-eyes/show-requests.ts'
import { possibleDeeds, statesOf } from './people.rules.ts'
import { findPeople, findPeopleIds } from './people.store.ts'

/** More are not counted: nobody reads so far, and a count would grow with the list. */
const countedPeople = 50

export async function listPeople(
  ctx: Context,
  _: AdminViewer,
  { query }: HandlerInput<typeof listEndpoint>,
): Promise<Page<PersonSummary>> {
  const { text, type, state, perPage, cursor } = query
  const after = cursor === undefined ? null : readCursor(ctx, cursor)
  const filter = { words: text.split(/\s+/).filter(Boolean), type, state }
  const counted = await findPeopleIds(ctx.db, filter, { after: null, limit: countedPeople + 1 })
  const ids = after ? await findPeopleIds(ctx.db, filter, { after, limit: perPage + 1 }) : counted
  const shown = ids.slice(0, perPage)
  const people = await findPeople(ctx.db, shown)
  return {
    items: people.map(({ account, company }) => summarise(account, company)),
    total: Math.min(counted.length, countedPeople),
    totalIsMinimum: counted.length > countedPeople,
    cursor: ids.length > perPage ? (shown.at(-1) ?? null) : null,
  }
}

function readCursor(ctx: Context, cursor: string): string {
  const id = Id.safeParse(cursor)
  if (!id.success) throw invalidField(ctx.locale, 'cursor', 'cursor')
  return id.data
}

export const getPerson = (ctx: Context, viewer: AdminViewer, { params }: HandlerInput<typeof getEndpoint>) =>
  showPerson(ctx, viewer, params.id)

/** An account as an admin sees it at this moment. */
export async function showPerson(
  ctx: Context,
  viewer: AdminViewer,
  accountId: string,
): Promise<BackendPerson> {
  const now = ctx.clock()
  const profile = await findProfile(ctx.db, accountId, now)
  if (!profile) throw new AppError('not_found')
  const { account, companyId, companyName } = profile
  const company = companyId && companyName !== null ? { id: companyId, name: companyName } : null
  const { maxLifetimeDays } = (await ctx.settings(ctx.db)).account
  const { accountMaxLifetime, accountLifetime } = lifetimeOf(account, maxLifetimeDays, now)
  const sessions = await listSessions(ctx, { accountId, sessionId: null })
  const { totpSince, passkeys } = await getSecondFactor(ctx, { accountId, type: account.type })
  const lastSeen = await findLastSeen(ctx.db, [accountId])
  const requests = await showRequests(ctx, viewer, { accountId })
  return {
    ...summarise(account, company),
    applicantId: await findSeenApplicant(ctx, viewer, accountId),
    language: account.locale,
    confirmedAt: iso(account.confirmedAt),
    lastSeenAt: iso(lastSeen.get(accountId) ?? null),
    daysLeft: accountMaxLifetime === 0 ? null : accountLifetime,
    secondFactor: { totp: totpSince !== null, passkeys: passkeys.length },
    sessions: sessions.map(({ current: _, ...session }) => session),
    lock: account.lockedAt && { at: account.lockedAt.toISOString(), reason: account.lockReason },
    ...(companyId &&
      account.confirmedAt &&
      !account.lockedAt && { lockEffects: await previewLock(ctx, { companyId, accountId }) }),
    deletion: account.deletionDueAt && {
      dueAt: account.deletionDueAt.toISOString(),
      reason: account.deletionReason,
    },
    requests,
    history: await listDeeds(ctx, 'account', accountId),
    revision: account.officeRevision,
    can: possibleDeeds(account, {
      viewerId: viewer.accountId,
      hasSecondFactor: totpSince !== null || passkeys.length > 0,
      isResetAsked: requests.some(({ kind }) => kind === 'reset_second_factor'),
      hasSessions: sessions.length > 0,
    }),
  }
}

async function findSeenApplicant(ctx: Context, viewer: AdminViewer, accountId: string) {
  const applicant = await findApplicantOf(ctx.db, accountId)
  if (!applicant) return null
  const { profiles, applications } = await listSeenOf(ctx, viewer, applicant.id)
  return profiles.length + applications.length > 0 ? applicant.id : null
}

type Row = Awaited<ReturnType<typeof findPeople>>[number]

const summarise = (account: Row['account'], company: Row['company']): PersonSummary => ({
  id: account.id,
  type: account.type,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  company,
  states: statesOf(account),
  registeredAt: account.createdAt.toISOString(),
})

const iso = (instant: Date | null) => instant?.toISOString() ?? null
