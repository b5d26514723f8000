import {
  changeReferenceEntry,
  NewReferenceEntry,
  type ReferenceEntry,
  type ReferenceField,
  type ReferenceList,
  shapeOf,
} from '@tandem/contract/backend/reference-lists'
import { useForm } from 'react-hook-form'
import { currentOf, isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useFilledFrom } from '#lib/form/useFilledFrom.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { RequiredLegend } from '#ui/fields/form/RequiredLegend.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { EntryField } from './EntryField.tsx'
import { useChangeEntry, useCreateEntry } from './queries.ts'

type EntryDialogProps = {
  list: ReferenceList
  /** Null adds one. */
  entry: ReferenceEntry | null
  onClose: () => void
}

export function EntryDialog({ list, entry, onClose }: EntryDialogProps) {
  const t = useTexts('referenceLists')
  const creating = useCreateEntry(list.list)
  const changing = useChangeEntry(list.list)
  const saving = entry ? changing : creating
  const shapes = Object.entries(shapeOf(list.list).fields)
  const contentOf = ({ entries }: ReferenceList) => {
    const now = entry && entries.find(({ key }) => key === entry.key)
    return now ? valuesOf(now) : emptyOf(shapes)
  }
  const form = useForm<NewReferenceEntry>({
    resolver: useContractResolver(NewReferenceEntry),
    defaultValues: entry ? valuesOf(entry) : emptyOf(shapes),
  })
  useErrorsInLanguage(form)
  const { errors, isDirty } = form.formState
  const [filledFrom, setFilledFrom] = useFilledFrom(list, {
    isUnsaved: isDirty,
    contentOf,
    fill: form.reset,
  })
  useUnsavedPart(isDirty && !saving.isSuccess)
  const isActive = form.watch('active')
  const submit = form.handleSubmit((values) =>
    saving.mutate(
      { ...values, revision: filledFrom.revision },
      {
        onSuccess: () => {
          notify({ type: 'success', title: t('saved') })
          onClose()
        },
        onError: (error) => {
          applyViolations(error, form.setError)
          const current = currentOf(error, changeReferenceEntry)
          if (!current) return
          // The next try rests on what is shown then.
          form.reset(contentOf(current), { keepDirtyValues: true })
          setFilledFrom(current)
        },
      },
    ),
  )
  const title = t(entry ? 'editTitle' : 'add')
  return (
    <Dialog open onClose={onClose} title={title} busy={saving.isPending}>
      <form noValidate aria-label={title} onSubmit={submit}>
        <Stack gap={4}>
          {saving.error && Object.keys(errors).length === 0 && (
            <InlineAlert tone="danger" alert>
              {isRefusal(saving.error, 'changed_elsewhere') ? t('outdated') : failureTextOf(saving.error)}
            </InlineAlert>
          )}
          <TextField
            {...form.register('key')}
            label={t('columns.key')}
            hint={entry ? t('keyHint') : t(`newKey.${shapeOf(list.list).newKey ?? 'word'}`)}
            readOnly={entry !== null}
            required
            autoComplete="off"
            error={errors.key?.message}
          />
          <TextField
            {...form.register('nameDe')}
            label={t('nameDe')}
            required
            autoComplete="off"
            error={errors.nameDe?.message}
          />
          <TextField
            {...form.register('nameEn')}
            label={t('nameEn')}
            hint={t('nameEnHint')}
            autoComplete="off"
            error={errors.nameEn?.message}
          />
          {shapes.map(([field, shape]) => (
            <EntryField key={field} field={field} shape={shape} form={form} />
          ))}
          <Checkbox {...form.register('active')} label={t('canBeChosen')} error={errors.active?.message} />
          {entry && !isActive && <Text size="small">{t('usedBy', { count: entry.usedBy })}</Text>}
          <RequiredLegend />
          <Row justify="end" gap={2} wrap>
            <Button variant="text" disabled={saving.isPending} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="primary" busy={saving.isPending} busyText={t('saving')}>
              {t('save')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}

const valuesOf = ({ key, nameDe, nameEn, fields, active }: ReferenceEntry): NewReferenceEntry => ({
  ...{ key, nameDe, nameEn, fields, active },
})

const emptyOf = (shapes: [string, ReferenceField][]): NewReferenceEntry => ({
  ...{ key: '', nameDe: '', nameEn: '', active: true },
  fields: Object.fromEntries(shapes.map(([field, { kind }]) => [field, kind === 'flag' ? '0' : ''])),
})
