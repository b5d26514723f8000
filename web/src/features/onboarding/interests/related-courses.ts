import type { StudyInterest } from '@tandem/contract/reference'

const shown = 5

/**
 * Courses that may suit beside the chosen ones: of the same degree programme first, then of the same subject area, each
 * with the most offers first. Without a choice those with the most offers.
 */
export function relatedCourses(
  courses: readonly StudyInterest[],
  chosen: readonly string[],
  offers: ReadonlyMap<string, number>,
): StudyInterest[] {
  const mine = courses.filter(({ id }) => chosen.includes(id))
  const closeness = ({ studyCourse, subjectArea }: StudyInterest) => {
    if (mine.some((each) => each.studyCourse === studyCourse)) return 2
    return mine.length === 0 || mine.some((each) => each.subjectArea === subjectArea) ? 1 : 0
  }
  const countOf = ({ id }: StudyInterest) => offers.get(id) ?? 0
  return courses
    .filter((course) => !chosen.includes(course.id) && countOf(course) > 0 && closeness(course) > 0)
    .toSorted((one, other) => closeness(other) - closeness(one) || countOf(other) - countOf(one))
    .slice(0, shown)
}
