import { type FormEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { isRefusal } from '#lib/api/api-error.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useFilledFrom } from '#lib/form/useFilledFrom.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { FormActions } from '../parts/FormActions.tsx'
import { NameAndMails } from '../parts/NameAndMails.tsx'
import { Refusal } from '../parts/Refusal.tsx'
import { useUpdateSavedSearch } from '../state/queries.ts'
import { groupOf, SavedAs, type SavedSearch } from '../state/saved-search.ts'
import { currentSavedSearch } from '../state/saved-search-calls.ts'
import { criteriaOf, filtersOf } from '../state/saved-search-filters.ts'
import { CriteriaFields } from './CriteriaFields.tsx'

/** Name, mails and all that is searched for; nothing counts before it is saved. */
export function EditSavedSearch({ saved, onClose }: { saved: SavedSearch; onClose: () => void }) {
  const t = useTexts('savedSearches')
  const update = useUpdateSavedSearch(saved.id)
  const [first, setFirst] = useState(() => filtersOf(saved))
  const [filters, setFilters] = useState(first)
  const form = useForm({
    resolver: useContractResolver(SavedAs),
    defaultValues: savedAsOf(saved),
  })
  const isUnsaved = form.formState.isDirty || filters !== first
  useUnsavedPart(isUnsaved)
  const [filledFrom, setFilledFrom] = useFilledFrom(saved, { isUnsaved, contentOf, fill })
  const submit = form.handleSubmit((savedAs) =>
    update.mutate(
      {
        ...criteriaOf(saved.kind, filters),
        ...savedAs,
        paused: saved.paused,
        revision: filledFrom.revision,
      },
      {
        onSuccess: (changed) => {
          notify({ type: 'success', title: t('edit.saved', { name: changed.name }) })
          onClose()
        },
        onError: (error) => {
          applyViolations(error, form.setError)
          // Who saves once more has been asked.
          const current = currentSavedSearch(groupOf(saved), error)
          if (current) setFilledFrom(current)
        },
      },
    ),
  )
  function fill(content: ReturnType<typeof contentOf>) {
    setFirst(content.filters)
    setFilters(content.filters)
    form.reset(content.savedAs)
  }
  /** What was typed goes; the sheet begins anew from what somebody else has saved. */
  function takeLatest() {
    // The button goes; a form that was reset knows its fields only when it is drawn again.
    form.setFocus('name')
    fill(contentOf(saved))
    setFilledFrom(saved)
    update.reset()
  }
  const criteria = useRef<HTMLDivElement>(null)
  function save(event?: FormEvent) {
    event?.preventDefault()
    // A grade that is none stands in its field alone, and would be left out unsaid.
    const wrong = criteria.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else void submit()
  }
  return (
    <Sheet
      open
      form
      busy={update.isPending}
      onClose={onClose}
      title={t('edit.title')}
      footer={
        <FormActions
          submit={t('edit.submit')}
          busyText={t('edit.busy')}
          busy={update.isPending}
          onClose={onClose}
          // A button of the form would leave the fields below without counting what was typed last.
          onSubmit={save}
        />
      }
    >
      <Stack gap={6}>
        {isRefusal(update.error, 'changed_elsewhere') ? (
          <InlineAlert
            tone="warning"
            title={t('changed.title')}
            alert
            actions={<Button onClick={takeLatest}>{t('changed.takeLatest')}</Button>}
          >
            {t('changed.text')}
          </InlineAlert>
        ) : (
          <Refusal error={update.error} title={t('edit.failed')} fields={Object.keys(SavedAs.shape)} />
        )}
        <form noValidate aria-label={t('edit.title')} onSubmit={save}>
          <Stack gap={5}>
            <NameAndMails form={form} />
          </Stack>
        </form>
        <div ref={criteria}>
          <CriteriaFields
            kind={saved.kind}
            filters={filters}
            onChange={(part) => setFilters((now) => ({ ...now, ...part }))}
          />
        </div>
      </Stack>
    </Sheet>
  )
}

const savedAsOf = ({ name, notificationInterval }: SavedSearch) => ({ name, notificationInterval })

const contentOf = (saved: SavedSearch) => ({ filters: filtersOf(saved), savedAs: savedAsOf(saved) })
