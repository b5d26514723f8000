import { OwnData } from '@tandem/contract/accounts/own-account'
import { useForm } from 'react-hook-form'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useUnsavedValues } from '#lib/form/useUnsavedValues.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useSettings } from '#lib/settings.ts'
import { useUpdateAccount } from '../queries.ts'
import { type OwnDataValues, ownDataFields, ownDataOf } from './own-data.ts'

const keepEdited = { keepDirty: true, keepDirtyValues: true, keepErrors: true }
/** A reset takes over the form's own options where it does not say otherwise. */
const takeAll = { keepDirty: false, keepDirtyValues: false, keepErrors: false }

/** What changed elsewhere appears in the fields, but never in one that is being edited. */
export function useOwnDataForm() {
  const account = useSignedIn()
  const { enableApplicantTitleField, enableApplicantCountryAndUniversityField } = useSettings().applicant
  const asked = { hasTitle: enableApplicantTitleField, hasOrigin: enableApplicantCountryAndUniversityField }
  const save = useUpdateAccount()
  const form = useForm({
    mode: 'onTouched',
    resolver: useContractResolver(OwnData),
    values: ownDataOf(account, asked),
    resetOptions: keepEdited,
  })
  useErrorsInLanguage(form)
  const isFound = useUnsavedValues('own-data', form, ownDataFields)
  const submit = form.handleSubmit((data) => {
    const sent = { ...form.getValues() }
    save.mutate(
      { ...data, language: account.language },
      {
        onSuccess: (saved) => {
          // What was typed while it was on its way stays, unsaved.
          if (isSame(sent, form.getValues())) form.reset(ownDataOf(saved, asked), takeAll)
        },
        onError: (error) => applyViolations(error, form.setError),
      },
    )
  })
  return { account, form, save, submit, isFound, ...asked }
}

const isSame = (one: OwnDataValues, other: OwnDataValues): boolean =>
  (Object.keys(one) as (keyof OwnDataValues)[]).every((name) => one[name] === other[name])

export type OwnDataForm = ReturnType<typeof useOwnDataForm>
