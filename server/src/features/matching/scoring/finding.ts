/** What comparing one criterion gave: a score from 0 to 100 and the facts for its sentence. Null: left open. */
export type Finding<Facts = object> = ({ score: number } & Facts) | null

/** From here on a criterion fits, or does nearly. */
const bounds = { fits: 90, nearly: 40 } as const

export function fitOf(finding: Finding): 'fits' | 'nearly' | 'not' | 'unknown' {
  if (!finding) return 'unknown'
  // As it is shown: 89.6 reads 90.
  const score = Math.round(finding.score)
  if (score >= bounds.fits) return 'fits'
  return score >= bounds.nearly ? 'nearly' : 'not'
}
