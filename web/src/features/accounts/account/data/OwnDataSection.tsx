import { AccountForm } from '#features/sign-in/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { FieldGrid } from '#ui/fields/form/FieldGrid.tsx'
import { CompanyName } from './CompanyName.tsx'
import { OwnDataFields } from './OwnDataFields.tsx'
import { useOwnDataForm } from './useOwnDataForm.ts'

export function OwnDataSection() {
  const t = useTexts('account')
  const own = useOwnDataForm()
  const { account, form, save, submit } = own
  return (
    <SectionCard id="daten" title={t('sections.daten')} description={t(`data.${account.type}`)}>
      {account.type === 'company' && <CompanyName account={account} />}
      <AccountForm
        label={t('sections.daten')}
        submit={t('data.submit')}
        busyText={t('data.busy')}
        isPending={save.isPending}
        error={save.error}
        isDirty={form.formState.isDirty}
        isFound={own.isFound && form.formState.isDirty}
        isSaved={save.isSuccess && !form.formState.isDirty}
        onSubmit={submit}
      >
        <FieldGrid>
          <OwnDataFields own={own} />
        </FieldGrid>
      </AccountForm>
    </SectionCard>
  )
}
