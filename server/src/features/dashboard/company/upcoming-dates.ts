import type { UpcomingDate } from '@tandem/contract/dashboard'
import type { OpenInterview } from '@tandem/contract/interviews'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { listClosingOffers } from './upcoming-dates.store.ts'

const shown = 5

/**
 * Interviews, answers and deadlines of offers by day, after what waits for the company: times to choose, and contracts to
 * enter.
 */
export async function listUpcomingDates(
  ctx: Context,
  { companyId, companySuspended }: CompanyViewer,
  { interviews, answers }: { interviews: readonly OpenInterview[]; answers: readonly UpcomingDate[] },
): Promise<UpcomingDate[]> {
  const offers = companySuspended
    ? []
    : await listClosingOffers(ctx.db, companyId, berlinDay(ctx.clock()), shown)
  const deadlines = offers.map(({ offerId, titleDe, titleEn, deadline, freePlaces }) => ({
    ...{ kind: 'deadline' as const, day: deadline, offerId, freePlaces },
    title: (ctx.locale === 'en' && titleEn) || titleDe,
    ...(ctx.locale === 'en' && !titleEn && { titleLanguage: 'de' as const }),
  }))
  const all = [...interviews.flatMap(dateOf), ...answers, ...deadlines]
  return all.toSorted((a, b) => compare(placeOf(a), placeOf(b))).slice(0, shown)
}

/** None where the applicant is to choose a time. */
function dateOf({ applicationId, counterpart, kind, startsAt, isTurn }: OpenInterview): UpcomingDate[] {
  if (startsAt === null && !isTurn) return []
  const day = startsAt && berlinDay(new Date(startsAt))
  return [{ kind: 'interview', day, startsAt, by: kind, applicationId, name: counterpart }]
}

/** What has no day comes first, and of a day what has a time. */
const placeOf = (date: UpcomingDate): string =>
  date.day === null ? '' : `${date.day} ${date.kind === 'interview' ? date.startsAt : '~'}`

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
