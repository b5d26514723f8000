import { isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'

type CallFailedProps = {
  error: Error | null
  /** What to say where the interview has changed meanwhile, and what was typed can be sent all the same. */
  changed?: string
}

export function CallFailed({ error, changed }: CallFailedProps) {
  const t = useTexts('interviews')
  if (!error) return null
  return (
    <InlineAlert tone="danger" title={t('failed')} alert>
      {(isRefusal(error, 'changed_elsewhere') && changed) || failureTextOf(error)}
    </InlineAlert>
  )
}
