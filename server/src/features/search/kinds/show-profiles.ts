import type { FoundProfile } from '@tandem/contract/applicant-search'
import { paths } from '@tandem/contract/paths'
import { readCards } from '#features/search/profiles/cards/cards.store.ts'
import { finishCards, openCards } from '#features/search/profiles/cards/finish-cards.ts'
import type { Context } from '#platform/context/context.ts'
import { type HitSummary, matchSummaries } from './record-search.ts'

/** In the order of the numbers. */
export async function summariseProfiles(
  ctx: Context,
  nos: number[],
  offerId: string | null,
): Promise<HitSummary[]> {
  if (nos.length === 0) return []
  const cards = await readCards(ctx.db, { nos }, { locale: ctx.locale, withText: false })
  const members = await finishCards(ctx, cards, { text: null, offerId })
  const summaryOf = await matchSummaries(ctx)
  return openCards(members).map(({ id, applicationId, name, match, ...profile }) => {
    return {
      id,
      name: name ?? words[ctx.locale].anonymous,
      detail: detailOf(profile, ctx),
      // Open beside the list, with its match.
      link: paths.applicants({ search: { ...(offerId && { offer: offerId }), profile: applicationId } }),
      ...summaryOf(match),
    }
  })
}

type Detailed = Pick<FoundProfile, 'studyInterests' | 'places' | 'desiredYears' | 'grade'>

function detailOf({ studyInterests, places, desiredYears, grade }: Detailed, { locale }: Context): string {
  const { start, grade: graded } = words[locale]
  return [
    studyInterests.map(({ name }) => name).join(', '),
    places.join(', '),
    desiredYears.length > 0 && `${start} ${desiredYears.join(', ')}`,
    grade !== null && `${graded} ${grade.toLocaleString(locale, { minimumFractionDigits: 1 })}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const words = {
  de: { anonymous: 'Anonymes Profil', start: 'Beginn', grade: 'Note' },
  en: { anonymous: 'Anonymous profile', start: 'Start', grade: 'Grade' },
} as const
