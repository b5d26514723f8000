import type { Context } from '#platform/context/context.ts'
import { rankNames } from '../suggestions/rank-names.ts'
import { listCourses } from '../suggestions/suggestions.store.ts'
import { listCourseAreas } from './quick-search.store.ts'

/** Courses of that name, else all of a subject area of that name, else courses of nearly that name. */
export async function findMeantCourses(ctx: Context, text: string): Promise<{ id: string; name: string }[]> {
  const courses = (await listCourses(ctx.db)).map(({ id, nameDe, nameEn }) => ({
    id,
    name: (ctx.locale === 'en' && nameEn) || nameDe,
    names: `${nameDe} ${nameEn}`,
  }))
  const named = rankNames(text, courses, ({ names }) => names, { corrects: false })
  if (named.length > 0) return named.map(toNamed)
  const areas = await listCourseAreas(ctx.db)
  const ofArea = new Set(
    rankNames(text, areas, ({ areaDe, areaEn }) => `${areaDe} ${areaEn}`).map(({ id }) => id),
  )
  if (ofArea.size > 0) return courses.filter(({ id }) => ofArea.has(id)).map(toNamed)
  return rankNames(text, courses, ({ names }) => names).map(toNamed)
}

const toNamed = ({ id, name }: { id: number; name: string }) => ({ id: String(id), name })
