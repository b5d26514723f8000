import { matchApplications } from '#features/matching/matching.api.ts'
import { type ProfileCard, readCards } from '#features/search/profiles/cards.store.ts'
import type { Context } from '#platform/context/context.ts'
import type { ShownHit } from './found.ts'

/** In the order of the numbers. */
export async function showProfiles(ctx: Context, nos: number[], offerId: string | null): Promise<ShownHit[]> {
  if (nos.length === 0) return []
  const cards = await readCards(ctx.db, { nos, locale: ctx.locale, withText: false })
  const matches = await matchApplications(
    ctx,
    cards.map(({ id }) => ({ id, offerId })),
  )
  const byNo = new Map(cards.map((card) => [card.no, card]))
  return nos.flatMap((no) => {
    const card = byNo.get(no)
    if (!card) return []
    return {
      id: card.applicantId,
      name: card.name ?? words[ctx.locale].anonymous,
      detail: detailOf(card, ctx),
      link: `/bewerber/profil/${card.applicantId}`,
      match: matches.get(card.id)?.total ?? null,
    }
  })
}

function detailOf({ studyInterests, places, desiredYears, grade }: ProfileCard, { locale }: Context): string {
  const { start, grade: graded } = words[locale]
  return [
    studyInterests.map(({ name }) => name).join(', '),
    places.join(', '),
    desiredYears.length > 0 && `${start} ${desiredYears.join(', ')}`,
    grade !== null && `${graded} ${(grade / 10).toLocaleString(locale, { minimumFractionDigits: 1 })}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const words = {
  de: { anonymous: 'Anonymes Profil', start: 'Beginn', grade: 'Note' },
  en: { anonymous: 'Anonymous profile', start: 'Start', grade: 'Grade' },
} as const
