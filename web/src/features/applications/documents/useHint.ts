import type { Admission } from '@tandem/contract/reference'
import { useTexts } from '#lib/i18n/texts.ts'

const hinted = [
  'cv',
  'school_certificates',
  'further_proofs',
  'delta_result',
  'counselling_certificate',
] as const
const proven = ['counselling', 'counselling_aptitude', 'equivalence'] as const

/** What belongs into a document of this type, for the way that the qualification opens. */
export function useHint(type: string, admission: Admission | null): string {
  const t = useTexts('applications')
  const way = proven.find((each) => each === admission)
  if (type === 'further_proofs' && way) return t(`documents.hints.proofs.${way}`)
  const known = hinted.find((each) => each === type)
  return known ? t(`documents.hints.${known}`) : ''
}
