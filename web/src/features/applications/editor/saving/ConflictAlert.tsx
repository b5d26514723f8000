import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import type { ContentKey } from './content.ts'

type ConflictAlertProps = { keys: ContentKey[]; onResolve: (choice: 'here' | 'elsewhere') => void }

/** The same was changed in another window, and differently. */
export function ConflictAlert({ keys, onResolve }: ConflictAlertProps) {
  const t = useTexts('applications')
  const { list } = useFormats()
  if (keys.length === 0) return null
  return (
    <InlineAlert
      tone="warning"
      alert
      title={t('editor.conflict.title')}
      actions={
        <>
          <Button size="sm" onClick={() => onResolve('here')}>
            {t('editor.conflict.here')}
          </Button>
          <Button size="sm" variant="text" onClick={() => onResolve('elsewhere')}>
            {t('editor.conflict.elsewhere')}
          </Button>
        </>
      }
    >
      {t('editor.conflict.text', { fields: list(keys.map((key) => t(`editor.fields.${key}`))) })}
    </InlineAlert>
  )
}
