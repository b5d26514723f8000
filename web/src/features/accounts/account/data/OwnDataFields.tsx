import { genders } from '@tandem/contract/accounts'
import { useController } from 'react-hook-form'
import { LazyOriginFields } from '#features/accounts/registration/fields/ApplicantFields.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { OwnDataForm } from './useOwnDataForm.ts'

export function OwnDataFields({ own: { account, form, hasTitle, hasOrigin } }: { own: OwnDataForm }) {
  const t = useTexts('account')
  const { errors } = form.formState
  const common = (name: 'firstName' | 'lastName' | 'gender' | 'title' | 'birthdate' | 'phone') => ({
    ...form.register(name),
    label: t(`data.${name === 'title' ? 'titleField' : name}`),
    error: errors[name]?.message,
  })
  return (
    <>
      <TextField {...common('firstName')} required autoComplete="given-name" />
      <TextField {...common('lastName')} required autoComplete="family-name" />
      {account.type === 'applicant' && (
        <>
          <SelectField
            {...common('gender')}
            autoComplete="honorific-prefix"
            options={genders.map((value) => ({ value, label: t(`data.genders.${value}`) }))}
          />
          <DateField
            {...common('birthdate')}
            required
            autoComplete="bday"
            max={new Date().toISOString().slice(0, 10)}
          />
          {hasTitle && <TextField {...common('title')} />}
          {hasOrigin && <Origin own={{ account, form }} />}
        </>
      )}
      {account.type === 'company' && <TextField {...common('phone')} type="tel" autoComplete="tel" />}
    </>
  )
}

function Origin({ own: { account, form } }: { own: Pick<OwnDataForm, 'account' | 'form'> }) {
  const country = useController({ name: 'country', control: form.control })
  const university = useController({ name: 'university', control: form.control })
  return <LazyOriginFields country={country} university={university} kept={account} />
}
