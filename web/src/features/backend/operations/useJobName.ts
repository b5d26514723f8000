import { type JobKind, jobKinds } from '@tandem/contract/backend/operations/jobs'
import { useTexts } from '#lib/i18n/texts.ts'

/** One of another version of the server has the name that the server gives it. */
export function useJobName(): (kind: string) => string {
  const t = useTexts('operations')
  const isKnown = (kind: string): kind is JobKind => jobKinds.some((each) => each === kind)
  return (kind) => (isKnown(kind) ? t(`jobKinds.${kind}`) : kind)
}
