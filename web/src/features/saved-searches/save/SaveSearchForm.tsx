import { useForm } from 'react-hook-form'
import { useSearch } from '#features/search/public.ts'
import { useAttemptKey } from '#lib/api/useAttemptKey.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { CriteriaWords } from '../parts/CriteriaWords.tsx'
import { FormActions } from '../parts/FormActions.tsx'
import type { Interval } from '../parts/IntervalSelect.tsx'
import { NameAndMails } from '../parts/NameAndMails.tsx'
import { Refusal } from '../parts/Refusal.tsx'
import type { useCreateSavedSearch } from '../state/queries.ts'
import { SavedAs } from '../state/saved-search.ts'
import { criteriaOf } from '../state/saved-search-filters.ts'
import { useProposedName } from './useProposedName.ts'

type SaveSearchFormProps = {
  create: ReturnType<typeof useCreateSavedSearch>
  interval: Interval
  onClose: () => void
  onSaved: () => void
}

export function SaveSearchForm({ create, interval, onClose, onSaved }: SaveSearchFormProps) {
  const t = useTexts('savedSearches')
  const { kind, state } = useSearch()
  const name = useProposedName()
  const keyOf = useAttemptKey()
  const form = useForm({
    resolver: useContractResolver(SavedAs),
    defaultValues: { name, notificationInterval: interval },
  })
  useUnsavedPart(form.formState.isDirty)
  const submit = form.handleSubmit((savedAs) => {
    const content = { ...criteriaOf(kind.key, state), ...savedAs, paused: false }
    create.mutate(
      { content, key: keyOf(content) },
      {
        onSuccess: (saved) => {
          const title = t('save.saved', { name: saved.name })
          notify({ type: 'success', title, desc: t(`save.next.${saved.notificationInterval}`) })
          onSaved()
        },
        onError: (error) => applyViolations(error, form.setError),
      },
    )
  })
  return (
    <form noValidate aria-label={t('save.title')} onSubmit={submit}>
      <Stack gap={5}>
        <Refusal error={create.error} title={t('save.failed')} fields={Object.keys(SavedAs.shape)} />
        <NameAndMails form={form} />
        <SavedWords />
        <FormActions
          submit={t('save.submit')}
          busyText={t('save.busy')}
          busy={create.isPending}
          onClose={onClose}
        />
      </Stack>
    </form>
  )
}

/** What is kept of the search on the screen. */
function SavedWords() {
  const t = useTexts('savedSearches')
  const { kind, state } = useSearch()
  return (
    <div>
      <Text size="small" strong>
        {t('save.saves')}
      </Text>
      <CriteriaWords criteria={criteriaOf(kind.key, state)} />
    </div>
  )
}
