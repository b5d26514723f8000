import type { HandlerInput } from '@tandem/contract/endpoint'
import type { suggest as endpoint, Suggestion } from '@tandem/contract/search'
import { findSimilarPlaces } from '#features/reference/reference.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { cacheByText } from '#platform/db/cache-by-text.ts'
import { everyOffer } from '../offers/offer-criteria.ts'
import { expandText } from '../text/expand-text.store.ts'
import { findNamedCompanies } from './find-companies.ts'
import { rankNames } from './rank-names.ts'
import { findTitles, listCourses, readCompanies, readTitles } from './suggestions.store.ts'

type Kind = Suggestion['kind']
type Typed = { ctx: Context; viewer: Viewer | null; text: string }

const maxOfAKind = 5
const maxOfOneKind = 10

export async function suggest(
  ctx: Context,
  viewer: Viewer | null,
  { query }: HandlerInput<typeof endpoint>,
): Promise<Suggestion[]> {
  const kinds = query.kind.length > 0 ? [...new Set(query.kind)] : (Object.keys(sources) as Kind[])
  const most = kinds.length === 1 ? maxOfOneKind : maxOfAKind
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const all = await sources[kind]({ ctx, viewer, text: query.text })
      return all.slice(0, most).map((each) => ({ kind, ...each }))
    }),
  )
  return found.flat()
}

type Found = Omit<Suggestion, 'kind'>

/** Of each kind what fits, the best first. */
const sources: Record<Kind, (typed: Typed) => Promise<Found[]>> = {
  async studyInterest({ ctx, text }) {
    const found = await findCoursesNamed(ctx, text)
    const courses = new Map((await listCourses(ctx.db)).map((course) => [course.id, course]))
    return found.flatMap((id) => {
      const course = courses.get(id)
      if (!course) return []
      const { nameDe, nameEn, degree } = course
      return [{ id: String(id), name: (ctx.locale === 'en' && nameEn) || nameDe, detail: degree }]
    })
  },
  async company({ ctx, viewer, text }) {
    const found = await findNamedCompanies(ctx, text)
    const companies = await readCompanies(ctx.db, found, { wantedBy: viewer?.accountId ?? null })
    return rankNames(text, companies, ({ name }) => name).map(({ id, name, town }) => ({
      id,
      name,
      detail: town,
    }))
  },
  async place({ ctx, text }) {
    const places = await findSimilarPlaces(ctx, text)
    return places.map((place) => ({
      id: place.id,
      name: place.name,
      detail: [place.postalCode, place.state].filter(Boolean).join(' '),
    }))
  },
  async offer({ ctx, viewer, text }) {
    const found = await findOffersNamed(ctx, text)
    const criteria = { ...(await everyOffer(ctx, viewer)), wantedBy: viewer?.accountId ?? null }
    const titles = await readTitles(ctx.db, found, { criteria, locale: ctx.locale })
    return rankNames(text, titles, ({ name }) => name).map(({ id, name, company }) => ({
      id,
      name,
      detail: company,
    }))
  },
}

/** They are the same for everybody. */
const findCoursesNamed = cacheByText(async ({ db }, text) => {
  const courses = await listCourses(db)
  return rankNames(text, courses, ({ nameDe, nameEn }) => `${nameDe} ${nameEn}`).map(({ id }) => id)
})

const findOffersNamed = cacheByText(async ({ db, locale }, text) => {
  const query = await expandText(db, 'offer', text)
  return query ? findTitles(db, query, locale) : []
})
