import type { SentRequest } from '@tandem/contract/applicant-requests'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { SentState } from './SentState.tsx'

/** What was asked, when and by whom, and how it stands. */
export function SentRequestLine({ request }: { request: SentRequest }) {
  const t = useTexts('applicantRequests')
  const { day } = useFormats()
  const { kind, offer, target, at, by, declineReason } = request
  const about = t(`sent.about.${kind}`, { offer: offer?.title ?? '', target: target?.name ?? '' })
  const facts = [
    day(at),
    by && t('sent.by', { name: by }),
    declineReason && t('sent.reason', { reason: t(`reasons.${declineReason}`) }),
  ]
  return (
    <Stack gap={1}>
      <Text>{about}</Text>
      <Text size="small" muted>
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <Row wrap>
        <SentState request={request} />
      </Row>
    </Stack>
  )
}
