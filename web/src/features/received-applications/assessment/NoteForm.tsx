import { noteMaxLength } from '@tandem/contract/received-applications'
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'

type NoteFormProps = {
  label: string
  action: string
  text?: string
  busy: boolean
  error: string | undefined
  /** What was typed stays when it fails. */
  onSave: (text: string) => Promise<void>
  /** Not where more was typed meanwhile, which stays. */
  onDone?: () => void
  autoFocus?: boolean
  /** Beside the button. */
  children?: ReactNode
}

/** Saved by its button, or by Ctrl and Enter. */
export function NoteForm({
  label,
  action,
  text = '',
  busy,
  error,
  onSave,
  onDone,
  autoFocus,
  children,
}: NoteFormProps) {
  const t = useTexts('receivedApplications')
  const [typed, setTyped] = useState(text)
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useUnsavedPart(typed.trim() !== text.trim())

  function save(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setMissing(typed.trim() === '')
    const field = form.current?.querySelector('textarea')
    if (typed.trim() === '') return field?.focus()
    onSave(typed.trim())
      .then(() => {
        if (field?.value !== typed) return
        setTyped('')
        onDone?.()
      })
      .catch(() => undefined)
  }
  function saveByKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
  }
  return (
    <form ref={form} onSubmit={save} noValidate>
      <Stack gap={3}>
        <TextArea
          label={label}
          rows={3}
          autoGrow
          maxLength={noteMaxLength}
          value={typed}
          error={isMissing ? t('notes.missing') : error}
          autoFocus={autoFocus}
          onKeyDown={saveByKey}
          onChange={({ target }) => {
            setTyped(target.value)
            setMissing(false)
          }}
        />
        <Row gap={2} wrap>
          <Button type="submit" size="sm" busy={busy}>
            {action}
          </Button>
          {children}
        </Row>
      </Stack>
    </form>
  )
}
