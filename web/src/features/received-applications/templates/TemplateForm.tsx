import { fillPlaceholders, placeholders } from '@tandem/contract/received-applications/placeholders'
import { NewTemplate, type ReplyTemplate } from '@tandem/contract/received-applications/templates'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useAttemptKey } from '#lib/api/useAttemptKey.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useSaveTemplate } from './queries.ts'
import styles from './templates.module.css'

type TemplateFormProps = {
  /** Null for a new one. */
  template: ReplyTemplate | null
  onSaved: () => void
  onCancel: () => void
}

export function TemplateForm({ template, onSaved, onCancel }: TemplateFormProps) {
  const t = useTexts('receivedApplications')
  const locale = useLocale()
  const { displayName, firstName, lastName } = useSignedIn()
  const save = useSaveTemplate()
  const keyFor = useAttemptKey()
  // What was so when one began; after a refusal the next try is meant from what is so now.
  const [seen] = useState(template)
  const { name = '', textDe = '', textEn = '' } = seen ?? {}
  const form = useForm({
    mode: 'onTouched',
    resolver: useContractResolver(NewTemplate),
    defaultValues: { name, textDe, textEn },
  })
  const { register, formState, watch } = form
  useUnsavedPart(formState.isDirty && !save.isSuccess)
  const isLate = isRefusal(save.error, 'changed_elsewhere')
  const submit = form.handleSubmit((values) =>
    save.mutate(
      { of: isLate ? template : seen, values, idempotencyKey: keyFor(values) },
      { onSuccess: onSaved, onError: (error) => applyViolations(error, form.setError) },
    ),
  )
  const offer = { de: 'Informatik', en: 'Computer science' }
  const example = { firstName: 'Mira', lastName: 'Tannhof', offer }
  const facts = { ...example, company: displayName, writer: `${firstName} ${lastName}` }
  const preview = fillPlaceholders(watch('textDe'), facts)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        {save.error && (
          <InlineAlert tone="danger" title={t('failed')} alert>
            {isLate ? t('templates.changed') : failureTextOf(save.error)}
          </InlineAlert>
        )}
        <TextField
          label={t('templates.name')}
          required
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <TextArea
          label={t('templates.textDe')}
          hint={t('templates.hint', {
            placeholders: Object.values(placeholders)
              .map((names) => `[${names[locale]}]`)
              .join(' '),
          })}
          required
          rows={6}
          autoGrow
          error={formState.errors.textDe?.message}
          {...register('textDe')}
        />
        <TextArea
          label={t('templates.textEn')}
          hint={t('templates.textEnHint')}
          rows={4}
          autoGrow
          error={formState.errors.textEn?.message}
          {...register('textEn')}
        />
        {preview && (
          <section aria-label={t('templates.preview')}>
            <Text size="small" muted>
              {t('templates.preview')}
            </Text>
            <p className={styles.preview}>{preview}</p>
          </section>
        )}
        <Row justify="end" wrap>
          <Button variant="text" onClick={onCancel} disabled={save.isPending}>
            {t('notes.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={save.isPending}>
            {t('templates.save')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
