import type { Attachment } from '@tandem/contract/applications'
import { type FormEvent, useState } from 'react'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'

type EditDocumentProps = {
  file: Attachment
  types: readonly { id: string; name: string }[]
  onClose: () => void
  /** Answers whether it worked. */
  onSave: (to: { type: string; name: string }) => Promise<boolean>
}

/** A document's name, without the ending that says what the file is, and its type. */
export function EditDocument({ file, types, onClose, onSave }: EditDocumentProps) {
  const t = useTexts('applications')
  const ending = /\.[^.]+$/.exec(file.name)?.[0] ?? ''
  const [stem, setStem] = useState(file.name.slice(0, file.name.length - ending.length))
  const [type, setType] = useState(file.type)
  const [isBusy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)
  useUnsavedPart(`${stem}${ending}` !== file.name)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    if (stem.trim() === '') {
      setAsked(true)
      event.currentTarget.querySelector('input')?.focus()
      return
    }
    setBusy(true)
    const isSaved = await onSave({ type, name: `${stem.trim()}${ending}` })
    setBusy(false)
    if (isSaved) onClose()
  }
  return (
    <Dialog open onClose={onClose} busy={isBusy} title={t('documents.edit.title')}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap={4}>
          <TextField
            label={t('documents.edit.name')}
            hint={t('documents.edit.nameHint')}
            error={isAsked && stem.trim() === '' ? t('documents.edit.nameMissing') : undefined}
            required
            maxLength={150 - ending.length}
            suffix={ending}
            value={stem}
            onChange={({ target }) => setStem(target.value)}
          />
          <SelectField
            label={t('documents.edit.type')}
            value={type}
            options={types.map(({ id: value, name: label }) => ({ value, label }))}
            onChange={({ target }) => setType(target.value)}
          />
          <Row gap={2} wrap>
            <Button type="submit" variant="primary" busy={isBusy}>
              {t('documents.edit.save')}
            </Button>
            <Button onClick={onClose}>{t('documents.edit.cancel')}</Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
