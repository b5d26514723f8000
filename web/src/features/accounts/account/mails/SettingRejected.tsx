import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'

/** Says that the server refused a setting, which has therefore returned to its former value. */
export function SettingRejected({ error }: { error: Error | null }) {
  const t = useTexts('account')
  if (!error) return null
  return (
    <InlineAlert tone="danger" title={t('mails.undone')} alert>
      {failureTextOf(error)}
    </InlineAlert>
  )
}
