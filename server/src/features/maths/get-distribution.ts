import { mathsModules } from '@tandem/contract/maths'
import { type CourseLevels, fewestPersons } from '@tandem/contract/maths/distribution'
import type { AdminViewer, CompanyViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { listResultsByCourse } from './maths.store.ts'

const levels = [1, 2, 3] as const

/**
 * Counts are rounded so that the difference between two days does not tell of one person; with fewer than five a course
 * is left out.
 */
export async function getMathsDistribution(
  ctx: Context,
  _viewer: CompanyViewer | AdminViewer,
): Promise<CourseLevels[]> {
  const rows = await listResultsByCourse(ctx.db)
  const courses = Map.groupBy(rows, (row) => (ctx.locale === 'en' ? row.name_en : row.name_de))
  return [...courses]
    .filter(([, persons]) => persons.length >= fewestPersons)
    .map(([course, persons]) => ({
      course,
      persons: persons.length - (persons.length % fewestPersons),
      modules: mathsModules.map((module) => {
        const ratings = persons.flatMap(({ results }) => results.filter((each) => each.module === module))
        const share = (level: number) =>
          ratings.filter(({ rating }) => Math.ceil(rating / 2) === level).length / ratings.length
        return { module, levels: levels.map((level) => Math.round(share(level) * 10)) }
      }),
    }))
    .toSorted((a, b) => a.course.localeCompare(b.course, ctx.locale))
}
