import { CompanyContent, type CompanyProfile, saveCompanyProfile } from '@tandem/contract/companies/profile'
import { type ReactNode, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { leavesOffer } from '#features/own-offers/public.ts'
import { currentOf, isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { resetToSaved } from '#lib/form/resetToSaved.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useFilledFrom } from '#lib/form/useFilledFrom.ts'
import { useUnsavedGuard } from '#lib/form/useUnsavedGuard.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useSectionInView } from '#lib/sections/useSectionInView.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { SectionNav } from '#ui/nav/SectionNav.tsx'
import { Segmented } from '#ui/nav/Segmented.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { useSaveProfile } from '../queries.ts'
import { AddressFields } from './AddressFields.tsx'
import { ApplicationFields, ContactFields, FactFields, TextFields } from './CompanyFields.tsx'
import styles from './CompanyForm.module.css'
import { Completeness } from './Completeness.tsx'
import { Preview } from './Preview.tsx'
import { PreviewCard } from './PreviewCard.tsx'

type CompanyFormProps = {
  profile: CompanyProfile
  /** What saves by itself: images, files. */
  children: ReactNode
}

export function CompanyForm({ profile, children }: CompanyFormProps) {
  const t = useTexts('companies')
  const saving = useSaveProfile()
  const [mode, setMode] = useState<'edit' | 'preview'>('edit')
  const form = useForm<CompanyContent>({
    mode: 'onTouched',
    resolver: useContractResolver(CompanyContent),
    defaultValues: contentOf(profile),
  })
  useErrorsInLanguage(form)
  const theirs = currentOf(saving.error, saveCompanyProfile)
  const { isDirty } = form.formState
  useUnsavedPart(isDirty)
  const [filledFrom, setFilledFrom] = useFilledFrom(profile, {
    isUnsaved: isDirty,
    contentOf,
    fill: form.reset,
  })
  const submit = form.handleSubmit((content) => {
    const sent = structuredClone(form.getValues())
    saving.mutate(
      { ...content, revision: filledFrom.revision },
      {
        onSuccess: (saved) => {
          resetToSaved(form, sent, contentOf(saved))
          setFilledFrom(saved)
          notify({ type: 'success', title: t('profile.saved') })
        },
        onError: (error) => {
          applyViolations(error, form.setError)
          const current = currentOf(error, saveCompanyProfile)
          if (!current) return
          // The next try rests on what is shown then.
          form.reset(contentOf(current), { keepDirtyValues: true })
          setFilledFrom(current)
        },
      },
    )
  })
  const isPreview = mode === 'preview'
  return (
    <FormProvider {...form}>
      <Row>
        <Segmented
          label={t('profile.mode')}
          options={[
            { value: 'edit', label: t('profile.edit') },
            { value: 'preview', label: t('profile.preview') },
          ]}
          value={mode}
          onChange={setMode}
        />
      </Row>
      {isPreview && <Preview profile={profile} />}
      <div hidden={isPreview} className={styles.columns}>
        <ProfileNav />
        <aside className={styles.aside} aria-label={t('profile.asideLabel')}>
          {!isPreview && <PreviewCard profile={profile} onOpen={() => setMode('preview')} />}
          <Completeness profile={profile} />
        </aside>
        <Stack gap={6}>
          <form onSubmit={submit} noValidate aria-label={t('profile.title')}>
            <Stack gap={6}>
              <TextFields />
              <FactFields />
              <AddressFields />
              <ContactFields />
              <ApplicationFields />
              {isRefusal(saving.error, 'changed_elsewhere')
                ? theirs && <ChangedElsewhere mine={form.getValues()} theirs={theirs} />
                : saving.isError && (
                    <InlineAlert tone="danger" title={t('profile.failed')} alert>
                      {failureTextOf(saving.error)}
                    </InlineAlert>
                  )}
              <div className={styles.save}>
                <Button
                  type="submit"
                  variant="primary"
                  busy={saving.isPending}
                  busyText={t('profile.saving')}
                >
                  {t('profile.save')}
                </Button>
              </div>
            </Stack>
          </form>
          {!isPreview && children}
        </Stack>
      </div>
      <UnsavedGuard isUnsaved={isDirty} />
    </FormProvider>
  )
}

/** By their places in the address, with the names of their texts. */
const sections = {
  texte: 'texts',
  angaben: 'facts',
  anschrift: 'address',
  kontakt: 'contact',
  bewerbungen: 'applications',
  bilder: 'images',
  dateien: 'files',
  zulassung: 'admission',
  ansprechpersonen: 'contacts',
} as const
const sectionKeys = Object.keys(sections) as (keyof typeof sections)[]

function ProfileNav() {
  const t = useTexts('companies')
  const inView = useSectionInView(sectionKeys)
  return (
    <SectionNav
      label={t('profile.sections')}
      items={sectionKeys.map((key) => ({
        key,
        to: { hash: key },
        label: t(`profile.${sections[key]}`),
        current: key === inView,
      }))}
    />
  )
}

/** What the other one changed, and was not typed over here, is taken over; the rest stays. */
function ChangedElsewhere({ mine, theirs }: { mine: CompanyContent; theirs: CompanyProfile }) {
  const t = useTexts('companies')
  const other = contentOf(theirs)
  const texts = (['descriptionDe', 'descriptionEn'] as const).filter((name) => mine[name] !== other[name])
  return (
    <InlineAlert tone="warning" title={t('profile.changed')} alert>
      <Text>{t('profile.changedText')}</Text>
      {texts.map((name) => (
        <details key={name}>
          <summary>{t('profile.theirs', { field: t(`profile.${name}`) })}</summary>
          <Text>{other[name]}</Text>
        </details>
      ))}
    </InlineAlert>
  )
}

function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const t = useTexts('companies')
  // An offer that is opened within the profile takes the form's place.
  const guard = useUnsavedGuard(() => isUnsaved, { leaves: leavesOffer })
  return (
    <ConfirmDialog
      {...guard}
      title={t('profile.leaveTitle')}
      confirm={t('profile.leave')}
      cancel={t('profile.stay')}
      danger
    >
      {t('profile.leaveText')}
    </ConfirmDialog>
  )
}

function contentOf(profile: CompanyProfile): CompanyContent {
  const { name, descriptionDe, descriptionEn, industry, size, street, zip, town, country } = profile
  const { coordinates, mail, phone, fax, www, partnerSince, acceptsInitiatives } = profile
  return {
    ...{ name, descriptionDe, descriptionEn, industry, size, street, zip, town, country },
    ...{ coordinates, mail, phone, fax, www, partnerSince, acceptsInitiatives },
  }
}
