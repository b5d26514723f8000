import { isRefusal } from '#lib/api/api-error.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'

/** Why a decision was not taken; `changed` says what somebody else did meanwhile. */
export function OutcomeFailed({ error, changed }: { error: Error | null; changed?: string }) {
  const t = useTexts('applications')
  if (!error) return null
  const words = changed && isRefusal(error, 'changed_elsewhere') ? changed : refusalOf(error)
  return (
    <InlineAlert tone="danger" title={t('outcome.failed')} alert>
      {words ?? t('outcome.unreached')}
    </InlineAlert>
  )
}
