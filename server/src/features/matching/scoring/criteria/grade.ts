import type { Finding } from '../finding.ts'
import type { Position, Seeker } from '../match-input.ts'

/** Each tenth above the limit costs this much. */
const costOfTenth = 12

export function compareGrade(
  { grade }: Seeker,
  { minimumGrade }: Position,
): Finding<{ grade: number; minimumGrade: number }> {
  if (grade === null || minimumGrade === null) return null
  const above = Math.max(0, grade - minimumGrade)
  return { score: Math.max(0, 100 - costOfTenth * above), grade, minimumGrade }
}
