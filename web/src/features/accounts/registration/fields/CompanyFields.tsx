import { useTexts } from '#lib/i18n/texts.ts'
import { FieldGrid, FieldGridWide } from '#ui/fields/form/FieldGrid.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import type { RegistrationFormState } from '../registration-values.ts'
import { AccessFields } from './AccessFields.tsx'
import { useRegistrationField } from './useRegistrationField.ts'

export function CompanyFields({ form }: { form: RegistrationFormState }) {
  const t = useTexts('accounts')
  const { required } = useRegistrationField(form)
  return (
    <>
      <Stack gap={4} as="section">
        <h2 className="h4">{t('register.company')}</h2>
        <FieldGrid>
          <FieldGridWide>
            <TextField {...required('companyName')} autoComplete="organization" />
          </FieldGridWide>
          <FieldGridWide>
            <TextField {...required('street')} autoComplete="street-address" />
          </FieldGridWide>
          <TextField {...required('zip')} autoComplete="postal-code" />
          <TextField {...required('town')} autoComplete="address-level2" />
          <FieldGridWide>
            {/* Not type="url": addresses without https:// are welcome. */}
            <TextField {...required('www')} inputMode="url" autoCapitalize="none" autoComplete="url" />
          </FieldGridWide>
        </FieldGrid>
      </Stack>
      <Stack gap={4} as="section">
        <h2 className="h4">{t('register.contact')}</h2>
        <FieldGrid>
          <TextField {...required('firstName')} autoComplete="given-name" />
          <TextField {...required('lastName')} autoComplete="family-name" />
          <FieldGridWide>
            <TextField {...required('phone')} type="tel" autoComplete="tel" />
          </FieldGridWide>
          <AccessFields form={form} formal />
        </FieldGrid>
      </Stack>
    </>
  )
}
