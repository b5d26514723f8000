import type { RequestState, SentRequest } from '@tandem/contract/applicant-requests'
import { useTexts } from '#lib/i18n/texts.ts'
import { Tag, type TagTone } from '#ui/marks/Tag.tsx'

/** How a request stands, in the words of the company that asked. */
export function SentState({ request: { kind, state } }: { request: Pick<SentRequest, 'kind' | 'state'> }) {
  const t = useTexts('applicantRequests')
  return <Tag tone={tones[state]}>{t(`sent.state.${kind}.${state}`)}</Tag>
}

const tones: Record<RequestState, TagTone> = {
  open: 'theory',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
}
