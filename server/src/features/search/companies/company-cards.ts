import type { CompanySummary } from '@tandem/contract/companies'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { chordToKilometres } from '#platform/db/geo.ts'
import type { OfferCriteria } from '../offers/offer-criteria.ts'
import { highlight } from '../text/highlight.ts'
import { bestMatches } from './best-matches.ts'
import { loadCompanies, medianAnswerDays, sumUpOffers } from './company-cards.store.ts'
import { findChords } from './find-companies.store.ts'

/** Of these hits, in their order. */
export async function companyCards(
  ctx: Context,
  viewer: Viewer,
  criteria: OfferCriteria,
  ids: string[],
): Promise<CompanySummary[]> {
  if (ids.length === 0) return []
  const companies = new Map((await loadCompanies(ctx.db, ids)).map((company) => [company.id, company]))
  const offered = new Map((await sumUpOffers(ctx.db, criteria, ids)).map((each) => [each.companyId, each]))
  const answers = await medianAnswerDays(ctx.db, ids, yearBefore(ctx.clock()))
  const chords = await findChords(ctx.db, criteria, ids)
  const best = await bestMatches(ctx, viewer, criteria, ids)
  return ids.flatMap((id) => {
    const company = companies.get(id)
    if (!company) return []
    const { name, town, industry, logoFileId } = company
    const { interests = [], offers = 0, freePlaces = 0, years = [], towns = [] } = offered.get(id) ?? {}
    const studyInterests = interests.map((each) => ({
      id: String(each.id),
      name: (ctx.locale === 'en' && each.nameEn) || each.nameDe,
    }))
    const courses = studyInterests.map((each) => each.name).join(', ')
    const texts = [name, industry, town, courses, ...inReadingOrder(company, ctx)]
    return {
      ...{
        id,
        name,
        town,
        towns: [...new Set([town, ...towns].filter(Boolean))],
        industry,
        hasLogo: logoFileId !== null,
        studyInterests,
        offers,
        freePlaces,
        years,
      },
      distance: toKilometres(chords.get(id)),
      answerDays: answers.get(id) ?? null,
      bestMatch: best.get(id) ?? null,
      highlight: criteria.text ? highlight(texts, criteria.text) : '',
    }
  })
}

type Described = { descriptionDe: string; descriptionEn: string }
const inReadingOrder = ({ descriptionDe, descriptionEn }: Described, { locale }: Context) =>
  locale === 'en' ? [descriptionEn, descriptionDe] : [descriptionDe, descriptionEn]

function yearBefore(now: Date): Date {
  const then = new Date(now)
  then.setUTCFullYear(then.getUTCFullYear() - 1)
  return then
}

const toKilometres = (chord: number | undefined) =>
  chord === undefined ? null : Math.round(chordToKilometres(chord) * 10) / 10
