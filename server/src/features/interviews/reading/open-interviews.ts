import type { Locale } from '@tandem/contract/common'
import type { OpenInterview } from '@tandem/contract/interviews'
import type { Viewer } from '#platform/auth/viewer.ts'
import { hasPermission } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { isOnHold, isTurnOf } from '../interviews.rules.ts'
import { type ListedInterview, listOf } from './open-interviews.store.ts'

/** A company's are those of its team; without the permission to read its applications there are none. */
export async function listOpenInterviews(ctx: Context, viewer: Viewer): Promise<OpenInterview[]> {
  const whose = whoseInterviews(viewer)
  if (!whose) return []
  const rows = await listOf(ctx.db, { ...whose, openAt: ctx.clock() })
  const side = viewer.type === 'applicant' ? 'applicant' : 'company'
  return rows.map(({ id, applicationId, status, startsAt, minutes, kind, ...row }) => {
    const onHold = startsAt === null && isOnHold(row)
    const isTurn = !onHold && isTurnOf(side, { status })
    return {
      ...{ id, applicationId, status, minutes, kind },
      startsAt: startsAt?.toISOString() ?? null,
      counterpart: side === 'applicant' ? row.companyName : `${row.firstName} ${row.lastName}`,
      offerTitle: titleIn(ctx.locale, row.offer),
      ...(ctx.locale === 'en' && row.offer && !row.offer.titleEn && { offerTitleLanguage: 'de' as const }),
      isTurn,
      isReminded: isTurn && row.remindedAt !== null,
      ...(onHold && { onHold }),
    }
  })
}

/** For the export: all interviews of an applicant, in the contract's words. */
export async function listOwnInterviews(ctx: Context, applicantId: string) {
  const rows = await listOf(ctx.db, { applicantId })
  return rows.map((row) => ({
    company: row.companyName,
    offerTitle: titleIn(ctx.locale, row.offer),
    status: row.status,
    startsAt: row.startsAt?.toISOString() ?? null,
    minutes: row.minutes,
    kind: row.kind,
    where: row.where,
    note: row.note,
    cancelReason: row.cancelReason,
    createdAt: row.createdAt.toISOString(),
  }))
}

function whoseInterviews(viewer: Viewer) {
  if (viewer.type === 'applicant') return { applicantId: viewer.applicantId }
  const isEditor = viewer.type === 'company' && hasPermission(viewer, 'company-profile-edit')
  return isEditor ? { companyId: viewer.companyId } : null
}

const titleIn = (locale: Locale, offer: ListedInterview['offer']): string | null =>
  offer && ((locale === 'en' && offer.titleEn) || offer.titleDe)
