import type { ReplyFacts } from '@tandem/contract/received-applications/placeholders'
import { TemplatePicker, useOpenPlaceholders } from '#features/received-applications/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Stack } from '#ui/layout/Stack.tsx'

const maxLength = 1000

type DeclineNoteProps = {
  value: string
  onChange: (note: string) => void
  hint: string
  error: string | undefined
  /** Left out where it goes to several people. */
  facts?: ReplyFacts
}

/** One's own sentence in a decline, written or from a template. */
export function DeclineNote({ value, onChange, hint, error, facts }: DeclineNoteProps) {
  const t = useTexts('applications')
  return (
    <Stack gap={3}>
      <TextArea
        label={t('outcome.decline.note')}
        hint={hint}
        error={error}
        value={value}
        maxLength={maxLength}
        rows={3}
        autoGrow
        onChange={({ target }) => onChange(target.value)}
      />
      <TemplatePicker
        purpose="decline"
        facts={facts}
        onInsert={(text) => onChange(value.trim() ? `${value.trim()} ${text}` : text)}
      />
    </Stack>
  )
}

/** What keeps a note, as one person reads it, from being sent; null where nothing does. */
export function useNoteFault(): (filled: string) => string | null {
  const t = useTexts('applications')
  const openPlaceholders = useOpenPlaceholders()
  return (filled) => {
    if (filled.length > maxLength) return t('outcome.decline.noteTooLong', { count: maxLength })
    return openPlaceholders(filled)
  }
}
