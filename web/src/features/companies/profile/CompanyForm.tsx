import { CompanyContent, type CompanyProfile } from '@tandem/contract/companies/profile'
import { useQueryClient } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { useBlocker } from 'react-router'
import { isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { companyProfileQuery, useSaveProfile } from '../queries.ts'
import { AddressFields } from './AddressFields.tsx'
import { ContactFields, FactFields, TextFields } from './CompanyFields.tsx'
import { Completeness } from './Completeness.tsx'

export function CompanyForm({ profile }: { profile: CompanyProfile }) {
  const t = useTexts('companies')
  const saving = useSaveProfile()
  const form = useForm<CompanyContent>({
    mode: 'onTouched',
    resolver: useContractResolver(CompanyContent),
    defaultValues: contentOf(profile),
  })
  useErrorsInLanguage(form)
  const { isDirty } = form.formState
  useUnsavedPart(isDirty)
  const submit = form.handleSubmit((content) =>
    saving.mutate(
      { ...content, revision: profile.revision },
      {
        onSuccess: (saved) => {
          form.reset(contentOf(saved))
          notify({ type: 'success', title: t('profile.saved') })
        },
        onError: (error) => applyViolations(error, form.setError),
      },
    ),
  )
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label={t('profile.title')}>
        <Stack gap={6}>
          <Completeness profile={profile} />
          <TextFields />
          <FactFields />
          <AddressFields />
          <ContactFields />
          {isRefusal(saving.error, 'changed_elsewhere') ? (
            <ChangedElsewhere onLoaded={(latest) => form.reset(contentOf(latest))} />
          ) : (
            saving.isError && (
              <InlineAlert tone="danger" title={t('profile.failed')} alert>
                {failureTextOf(saving.error)}
              </InlineAlert>
            )
          )}
          <Row wrap>
            <Button type="submit" variant="primary" busy={saving.isPending} busyText={t('profile.saving')}>
              {t('profile.save')}
            </Button>
          </Row>
        </Stack>
      </form>
      <UnsavedGuard isUnsaved={isDirty} />
    </FormProvider>
  )
}

function ChangedElsewhere({ onLoaded }: { onLoaded: (latest: CompanyProfile) => void }) {
  const t = useTexts('companies')
  const queries = useQueryClient()
  const load = async () => onLoaded(await queries.fetchQuery({ ...companyProfileQuery, staleTime: 0 }))
  return (
    <InlineAlert
      tone="warning"
      title={t('profile.changed')}
      alert
      actions={<Button onClick={() => void load()}>{t('profile.loadLatest')}</Button>}
    >
      {t('profile.changedText')}
    </InlineAlert>
  )
}

function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const t = useTexts('companies')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('profile.leaveTitle')}
      confirm={t('profile.leave')}
      cancel={t('profile.stay')}
      danger
      onConfirm={() => blocker.proceed?.()}
    >
      {t('profile.leaveText')}
    </ConfirmDialog>
  )
}

function contentOf(profile: CompanyProfile): CompanyContent {
  const { name, descriptionDe, descriptionEn, industry, size, street, zip, town, country } = profile
  const { coordinates, mail, phone, fax, www, partnerSince } = profile
  return {
    ...{ name, descriptionDe, descriptionEn, industry, size, street, zip, town, country },
    ...{ coordinates, mail, phone, fax, www, partnerSince },
  }
}
