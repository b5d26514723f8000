import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Tag, type TagTone } from '#ui/marks/Tag.tsx'
import { type Standing, type Stands, standingOf } from './standing.ts'

/** Where an application stands, in the words of whoever reads it. */
export function StageTag({ application }: { application: Stands }) {
  const t = useTexts('applications')
  const reader = useSignedIn().type === 'applicant' ? 'applicant' : 'company'
  const standing = standingOf(application)
  return <Tag tone={tones[reader][standing] ?? 'neutral'}>{t(`standing.${reader}.${standing}`)}</Tag>
}

const both = {
  in_review: 'theory',
  documents_missing: 'warning',
  offer_made: 'success',
  place_taken: 'success',
  contract_signed: 'success',
} as const satisfies Partial<Record<Standing, TagTone>>

const tones: Record<'applicant' | 'company', Partial<Record<Standing, TagTone>>> = {
  applicant: { ...both, viewed: 'theory', interview: 'practice' },
  company: { ...both, received: 'practice', interview: 'theory' },
}
