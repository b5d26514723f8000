import { refusalOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'

/** A setting that the server did not take jumped back: that must be said. */
export function Undone({ error }: { error: Error | null }) {
  const t = useTexts('account')
  if (!error) return null
  return (
    <InlineAlert tone="danger" title={t('mails.undone')} alert>
      {refusalOf(error) ?? t('unanswered')}
    </InlineAlert>
  )
}
