import type { FileOutput, HandlerInput } from '@tandem/contract/endpoint'
import type { readCalendarFeed as endpoint } from '@tandem/contract/interviews'
import { hashToken, newToken } from '#platform/auth/token.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { listAgreed, type Whose } from './agreed.store.ts'
import { deleteFeed, findFeed, findFeedOwner, saveFeed } from './calendar-feed.store.ts'
import { bytesOf, presentAgreed } from './download-interview.ts'
import { writeCalendar } from './write-calendar.ts'

export async function getCalendarFeed(ctx: Context, { accountId }: Viewer) {
  return { createdAt: (await findFeed(ctx.db, accountId))?.toISOString() ?? null }
}

/** The address is told this once: only its hash is kept. */
export async function createCalendarFeed(ctx: Context, { accountId }: Viewer) {
  const { token, hash } = newToken()
  const now = ctx.clock()
  await saveFeed(ctx.db, accountId, hash, now)
  return { url: `${ctx.config.http.baseUrl}/api/calendar/${token}.ics`, createdAt: now.toISOString() }
}

export async function deleteCalendarFeed(ctx: Context, { accountId }: Viewer) {
  await deleteFeed(ctx.db, accountId)
  return { createdAt: null }
}

/** A company's people see what they hold themselves, and only as long as they may read the applications. */
export async function readCalendarFeed(
  ctx: Context,
  _viewer: Viewer | null,
  { params: { token } }: HandlerInput<typeof endpoint>,
): Promise<FileOutput> {
  const owner = await findFeedOwner(ctx.db, hashToken(token))
  if (!owner) throw new AppError('not_found')
  const whose = whoseInterviews(owner)
  const agreed = whose ? await listAgreed(ctx.db, whose) : []
  const reader = { ...owner, name: `${owner.firstName} ${owner.lastName}` }
  const entries = agreed.map((each) => presentAgreed(ctx, reader, each))
  return {
    body: bytesOf(writeCalendar({ method: null, entries, now: ctx.clock() })),
    contentType: 'text/calendar; charset=utf-8',
    name: 'tandem.ics',
    disposition: 'attachment',
  }
}

type Owner = NonNullable<Awaited<ReturnType<typeof findFeedOwner>>>

function whoseInterviews({ applicantId, companyId, personId, permissions }: Owner): Whose | null {
  if (applicantId) return { applicantId }
  const isEditor = personId && companyId && permissions.includes('company-profile-edit')
  return isEditor ? { personId } : null
}
