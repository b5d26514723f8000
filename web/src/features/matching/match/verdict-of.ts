import type { Match } from '@tandem/contract/matching'

export function verdictOf({ total }: Match): 'very' | 'well' | 'partly' | 'hardly' {
  if (total >= 85) return 'very'
  if (total >= 70) return 'well'
  return total >= 40 ? 'partly' : 'hardly'
}
