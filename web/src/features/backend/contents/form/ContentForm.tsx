import {
  type Content,
  type ContentKindName,
  Draft,
  type EditedContent,
  saveContent,
} from '@tandem/contract/backend/contents'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { UnsavedGuard } from '#features/backend/frame/UnsavedGuard.tsx'
import { currentOf } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { resetToSaved } from '#lib/form/resetToSaved.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useFilledFrom } from '#lib/form/useFilledFrom.ts'
import { useUnsavedValues } from '#lib/form/useUnsavedValues.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useSaveContent } from '../queries.ts'
import { useAnnounceSaved } from '../seen-by-readers.ts'
import { ContentChanges } from './ContentChanges.tsx'
import styles from './ContentForm.module.css'
import { ContentState } from './ContentState.tsx'
import { ContentWords, type Mode } from './ContentWords.tsx'
import { draftOf, fieldName, type TextName, textIn, textNames } from './drafts.ts'
import { PublishCard } from './PublishCard.tsx'
import { TestMail } from './TestMail.tsx'
import { Versions } from './Versions.tsx'

type ContentFormProps = { kind: ContentKindName; id: string; record: EditedContent }

/** What a content is to say next, beside what it said before. */
export function ContentForm({ kind, id, record }: ContentFormProps) {
  const t = useTexts('contents')
  const { form, filling, saving, theirs, isRestored, submit } = useContentForm({ kind, id, record })
  const [mode, setMode] = useState<Mode>('edit')
  const [base, setBase] = useState(record.published.revision)
  const next = form.watch('content')
  return (
    <form
      // A field that is wrong must be seen.
      onSubmit={form.handleSubmit(submit, () => setMode('edit'))}
      noValidate
      aria-label={t('edit')}
      className={styles.columns}
    >
      <Stack gap={5}>
        <ContentState record={record} isRestored={isRestored && form.formState.isDirty} />
        <ContentWords
          form={form}
          kind={kind}
          mode={mode}
          onMode={setMode}
          placeholders={record.placeholders}
          changes={<ContentChanges {...{ kind, record, next, base }} onBase={setBase} />}
        />
        {theirs && <ChangedElsewhere mine={next} theirs={draftOf(theirs).content} />}
        {saving.isError && !theirs && (
          <InlineAlert tone="danger" title={t('failed')} alert>
            {failureTextOf(saving.error)}
          </InlineAlert>
        )}
      </Stack>
      <Stack gap={5}>
        <PublishCard form={form} kind={kind} existing={{ id, record, filling }} isSaving={saving.isPending} />
        {next.kind === 'mail' && (
          <TestMail
            id={id}
            content={next}
            onRefused={(error) => {
              setMode('edit')
              applyViolations(error, form.setError)
            }}
          />
        )}
        <Versions
          record={record}
          onTake={(content) => {
            form.setValue('content', content, { shouldDirty: true, shouldValidate: true })
            setMode('edit')
          }}
          onCompare={(revision) => {
            setBase(revision)
            setMode('changes')
          }}
        />
      </Stack>
      <UnsavedGuard isUnsaved={form.formState.isDirty} />
    </form>
  )
}

function useContentForm({ kind, id, record }: ContentFormProps) {
  const saving = useSaveContent({ kind, id })
  const announce = useAnnounceSaved()
  const form = useForm<Draft>({
    mode: 'onTouched',
    resolver: useContractResolver(Draft),
    defaultValues: draftOf(record),
  })
  useErrorsInLanguage(form)
  const { isDirty } = form.formState
  useUnsavedPart(isDirty)
  const filling = useFilledFrom(record, { isUnsaved: isDirty, contentOf: draftOf, fill: form.reset })
  const [filledFrom, setFilledFrom] = filling
  // What was typed over an older version would undo what came between.
  const isRestored = useUnsavedValues(`content ${kind} ${id} ${filledFrom.revision}`, form, [
    'content',
    'publishAt',
    'asksConsent',
  ])
  const theirs = currentOf(saving.error, saveContent)
  const submit = (draft: Draft) => {
    const sent = structuredClone(form.getValues())
    saving.mutate(
      { ...draft, revision: filledFrom.revision },
      {
        onSuccess: (saved) => {
          resetToSaved(form, sent, draftOf(saved))
          setFilledFrom(saved)
          announce(saved)
        },
        onError: (error) => {
          applyViolations(error, form.setError)
          const current = currentOf(error, saveContent)
          if (!current) return
          // The next try rests on what is shown then.
          form.reset(draftOf(current), { keepDirtyValues: true })
          setFilledFrom(current)
        },
      },
    )
  }
  return { form, filling, saving, theirs, isRestored, submit }
}

/** What the other one changed, and was not typed over here, is taken over; the rest stays. */
function ChangedElsewhere({ mine, theirs }: { mine: Content; theirs: Content }) {
  const t = useTexts('contents')
  const fieldOf = (name: TextName) => fieldName(t, theirs.kind, name, name.endsWith('De') ? 'de' : 'en')
  return (
    <InlineAlert tone="warning" title={t('changed')} alert>
      <Text>{t('changedText')}</Text>
      {theirs.kind === 'topics' && (
        <Text>{t('theirs', { field: theirs.topics.map(({ titleDe }) => titleDe).join(', ') })}</Text>
      )}
      {textNames
        .filter((name) => textIn(mine, name) !== textIn(theirs, name))
        .map((name) => (
          <details key={name}>
            <summary>{t('theirs', { field: fieldOf(name) })}</summary>
            <Text className={styles.theirs}>{textIn(theirs, name)}</Text>
          </details>
        ))}
    </InlineAlert>
  )
}
