import { Draft } from '@tandem/contract/backend/contents'
import type { FaqAudience } from '@tandem/contract/pages/faq'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Navigate } from 'react-router'
import { UnsavedGuard } from '#features/backend/frame/UnsavedGuard.tsx'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { type CreatedKind, useCreateContent } from '../queries.ts'
import { editorPath, useAnnounceSaved } from '../seen-by-readers.ts'
import styles from './ContentForm.module.css'
import { ContentWords, type Mode } from './ContentWords.tsx'
import { emptyDraft } from './drafts.ts'
import { PublishCard } from './PublishCard.tsx'

export function NewContentForm({ kind, audience }: { kind: CreatedKind; audience: FaqAudience }) {
  const t = useTexts('contents')
  const to = useTo()
  const creating = useCreateContent(kind)
  const announce = useAnnounceSaved()
  const form = useForm<Draft>({
    mode: 'onTouched',
    resolver: useContractResolver(Draft),
    defaultValues: emptyDraft(kind, audience, useSettings().contact.map.centre),
  })
  useErrorsInLanguage(form)
  const { isDirty } = form.formState
  useUnsavedPart(isDirty)
  const [mode, setMode] = useState<Mode>('edit')
  const submit = (draft: Draft) =>
    creating.mutate(draft, {
      onSuccess: announce,
      onError: (error) => void applyViolations(error, form.setError),
    })
  if (creating.data) return <Navigate to={to(editorPath(kind, creating.data.id))} replace />
  return (
    <form
      onSubmit={form.handleSubmit(submit, () => setMode('edit'))}
      noValidate
      aria-label={t('edit')}
      className={styles.columns}
    >
      <Stack gap={5}>
        <ContentWords form={form} kind={kind} mode={mode} onMode={setMode} />
        {creating.isError && (
          <InlineAlert tone="danger" title={t('failed')} alert>
            {failureTextOf(creating.error)}
          </InlineAlert>
        )}
      </Stack>
      <PublishCard form={form} kind={kind} isSaving={creating.isPending} />
      <UnsavedGuard isUnsaved={isDirty} />
    </form>
  )
}
