import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'

export function CallFailed({ error }: { error: Error | null }) {
  const t = useTexts('applicantRequests')
  if (!error) return null
  return (
    <InlineAlert tone="danger" title={t('failed')} alert>
      {failureTextOf(error)}
    </InlineAlert>
  )
}
