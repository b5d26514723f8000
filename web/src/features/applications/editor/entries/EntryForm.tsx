import { IconX } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { RequiredLegend } from '#ui/fields/form/RequiredLegend.tsx'
import styles from './EntryForm.module.css'

type EntryFormFrameProps = {
  title: string
  isDirty: boolean
  onSubmit: (event: FormEvent) => void
  onCancel: () => void
  onRemove?: (() => void) | undefined
  children: ReactNode
}

/** The frame of an open entry. Nothing of it is saved before it is taken over. */
export function EntryForm({ title, isDirty, onSubmit, onCancel, onRemove, children }: EntryFormFrameProps) {
  const t = useTexts('applications')
  const form = useRef<HTMLFormElement>(null)
  useUnsavedPart(isDirty)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form ref={form} noValidate className={styles.form} aria-label={title} onSubmit={onSubmit}>
      <div className={styles.head}>
        <b>{title}</b>
        <IconButton icon={IconX} label={t('editor.closeEntry')} onClick={onCancel} />
      </div>
      {children}
      <div className={styles.actions}>
        <Button type="submit" variant="soft">
          {t('editor.take')}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t('editor.cancel')}
        </Button>
        {onRemove && (
          <Button variant="danger" onClick={onRemove}>
            {t('editor.removeEntry')}
          </Button>
        )}
        <span className={styles.legend}>
          <RequiredLegend />
        </span>
      </div>
    </form>
  )
}
