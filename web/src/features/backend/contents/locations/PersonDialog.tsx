import { type LocationPerson, LocationPersonContent } from '@tandem/contract/backend/locations'
import { useForm } from 'react-hook-form'
import { FormDialog } from '#features/backend/frame/FormDialog.tsx'
import { isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useAddPerson, useChangePerson } from './queries.ts'

const names = ['firstName', 'lastName'] as const
const lines = ['roleDe', 'roleEn', 'mail', 'phone'] as const
const empty = { firstName: '', lastName: '', roleDe: '', roleEn: '', mail: '', phone: '', hidden: false }

type PersonDialogProps = {
  locationId: string
  /** Null adds one. */
  person: LocationPerson | null
  onClose: () => void
}

export function PersonDialog({ locationId, person, onClose }: PersonDialogProps) {
  const t = useTexts('locations')
  const adding = useAddPerson(locationId)
  const changing = useChangePerson(locationId)
  const saving = person ? changing : adding
  const form = useForm({
    resolver: useContractResolver(LocationPersonContent),
    defaultValues: person ? contentOf(person) : empty,
  })
  useErrorsInLanguage(form)
  const { errors, isDirty } = form.formState
  useUnsavedPart(isDirty && !saving.isSuccess)
  const submit = form.handleSubmit((content) => {
    const options = {
      onSuccess: () => {
        notify({ type: 'success', title: t('persons.saved') })
        onClose()
      },
      onError: (error: Error) => applyViolations(error, form.setError),
    }
    if (person) changing.mutate({ ...content, personId: person.id, revision: person.revision }, options)
    else adding.mutate(content, options)
  })
  const isOutdated = isRefusal(saving.error, 'changed_elsewhere')
  const isUntold = saving.error && Object.keys(errors).length === 0
  return (
    <FormDialog
      title={t(person ? 'persons.editTitle' : 'persons.add')}
      submit={t('save')}
      busy={saving.isPending}
      problem={isUntold ? (isOutdated ? t('persons.outdated') : failureTextOf(saving.error)) : null}
      isWarning={isOutdated}
      onClose={onClose}
      onSubmit={submit}
    >
      {names.map((name) => (
        <TextField
          key={name}
          {...form.register(name)}
          label={t(`persons.fields.${name}`)}
          hint={person?.hasAccount ? t('persons.ofAccount') : undefined}
          readOnly={person?.hasAccount ?? false}
          required
          autoComplete="off"
          error={errors[name]?.message}
        />
      ))}
      {lines.map((name) => (
        <TextField
          key={name}
          {...form.register(name)}
          label={t(`persons.fields.${name}`)}
          autoComplete="off"
          error={errors[name]?.message}
        />
      ))}
      <Checkbox {...form.register('hidden')} label={t('persons.hide')} />
    </FormDialog>
  )
}

function contentOf({ firstName, lastName, roleDe, roleEn, mail, phone, hidden }: LocationPerson) {
  return { firstName, lastName, roleDe, roleEn, mail, phone, hidden }
}
