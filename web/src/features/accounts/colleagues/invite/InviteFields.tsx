import { companyPermissions } from '@tandem/contract/accounts/colleagues'
import { useId } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './InviteFields.module.css'
import type { InvitationForm, InvitationMethod } from './invitation-form.ts'

const daysOnOffer = [1, 7, 14, 30, 90]

export function InviteFields({ form, method }: { form: InvitationForm; method: InvitationMethod }) {
  const t = useTexts('colleagues')
  const { errors } = form.formState
  return (
    <>
      {method === 'mail' && (
        <TextField
          {...form.register('email')}
          label={t('invite.email')}
          type="email"
          autoComplete="off"
          required
          error={errors.email?.message}
        />
      )}
      <PermissionBoxes form={form} />
      <div className={styles.pair}>
        {method === 'link' && (
          <TextField
            {...form.register('uses', { valueAsNumber: true })}
            label={t('invite.uses')}
            hint={t('invite.usesHint')}
            inputMode="numeric"
            required
            error={errors.uses?.message}
          />
        )}
        <SelectField
          {...form.register('days', { valueAsNumber: true })}
          label={t('invite.days')}
          options={daysOnOffer.map((count) => ({
            value: `${count}`,
            label: t('invite.daysCount', { count }),
          }))}
          error={errors.days?.message}
        />
      </div>
    </>
  )
}

function PermissionBoxes({ form }: { form: InvitationForm }) {
  const t = useTexts('colleagues')
  const id = useId()
  return (
    <fieldset aria-describedby={id} className={styles.permissions}>
      <legend className={styles.legend}>{t('permissions.label')}</legend>
      <Text id={id} size="tiny" muted>
        {t('invite.permissionsHint')}
      </Text>
      <Stack gap={2}>
        {companyPermissions.map((permission) => (
          <Checkbox
            {...form.register('permissions')}
            key={permission}
            value={permission}
            label={t(`permissions.${permission}`)}
            hint={t(`permissions.${permission}-hint`)}
          />
        ))}
      </Stack>
    </fieldset>
  )
}
