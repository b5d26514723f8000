import type { Finding } from '../finding.ts'
import type { Position, Seeker, StudyInterest } from '../match-input.ts'

export const nearness = { same: 100, course: 75, area: 40, other: 0 } as const
export type Nearness = keyof typeof nearness

/** The nearest of what is sought: the interest itself, another one of its course, another one of its area. */
export function compareStudyInterest(
  { studyInterests }: Seeker,
  { studyInterest: offered }: Position,
): Finding<{ nearness: Nearness }> {
  if (!offered || studyInterests.length === 0) return null
  let nearest: Nearness = 'other'
  for (const sought of studyInterests) {
    const found = nearnessOf(sought, offered)
    if (nearness[found] > nearness[nearest]) nearest = found
  }
  return { score: nearness[nearest], nearness: nearest }
}

export function nearnessOf(sought: StudyInterest, offered: StudyInterest): Nearness {
  if (sought.id === offered.id) return 'same'
  if (sought.courseId === offered.courseId) return 'course'
  return sought.subjectArea === offered.subjectArea ? 'area' : 'other'
}
