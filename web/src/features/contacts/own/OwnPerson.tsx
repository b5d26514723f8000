import { PersonContent, type PersonProfile, savePersonProfile } from '@tandem/contract/contacts'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { currentOf, isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { resetToSaved } from '#lib/form/resetToSaved.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useFilledFrom } from '#lib/form/useFilledFrom.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { FieldGrid } from '#ui/fields/form/FieldGrid.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { ownPersonQuery, useSavePerson } from '../queries.ts'
import { OwnUploads } from './OwnUploads.tsx'

/** The own profile as a contact: what is typed is saved by its button, pictures and files at once. */
export function OwnPerson() {
  const t = useTexts('contacts')
  const { data, isError, refetch } = useQuery(ownPersonQuery)
  if (isError && !data) return <ErrorState level={2} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList label={t('person.loading')} tile={false} count={2} />
  return (
    <Stack gap={6}>
      {data.hidden && <InlineAlert tone="info" title={t('own.hiddenNote')} />}
      <OwnForm profile={data} />
      <OwnUploads profile={data} />
    </Stack>
  )
}

const fields = [
  ['roleDe', 'roleDeHint'],
  ['roleEn', 'roleEnHint'],
  ['mail', undefined],
  ['phone', undefined],
] as const

function OwnForm({ profile }: { profile: PersonProfile }) {
  const t = useTexts('contacts')
  const to = useTo()
  const saving = useSavePerson()
  const form = useForm<PersonContent>({
    mode: 'onTouched',
    resolver: useContractResolver(PersonContent),
    defaultValues: contentOf(profile),
  })
  useErrorsInLanguage(form)
  const { errors, isDirty } = form.formState
  useUnsavedPart(isDirty)
  const [filledFrom, setFilledFrom] = useFilledFrom(profile, {
    isUnsaved: isDirty,
    contentOf,
    fill: form.reset,
  })
  const isChanged = isRefusal(saving.error, 'changed_elsewhere')
  const submit = form.handleSubmit((content) => {
    const sent = structuredClone(form.getValues())
    saving.mutate(
      { ...content, revision: filledFrom.revision },
      {
        onSuccess: (saved) => {
          resetToSaved(form, sent, contentOf(saved))
          setFilledFrom(saved)
          notify({ type: 'success', title: t('own.saved') })
        },
        onError: (error) => {
          applyViolations(error, form.setError)
          const current = currentOf(error, savePersonProfile)
          if (!current) return
          // The next try rests on what is shown then.
          form.reset(contentOf(current), { keepDirtyValues: true })
          setFilledFrom(current)
        },
      },
    )
  })
  return (
    <SectionCard
      title={t('own.title')}
      description={t('own.lead')}
      actions={<TextLink to={to(paths.account({ hash: 'daten' }))}>{t('own.toAccount')}</TextLink>}
    >
      <form onSubmit={submit} noValidate aria-label={t('own.title')}>
        <Stack gap={5}>
          <FieldGrid>
            {fields.map(([name, hint]) => (
              <TextField
                key={name}
                {...form.register(name)}
                label={t(`own.${name}`)}
                hint={hint && t(`own.${hint}`)}
                autoComplete={name === 'mail' ? 'email' : name === 'phone' ? 'tel' : 'off'}
                error={errors[name]?.message}
              />
            ))}
          </FieldGrid>
          {saving.isError && (
            <InlineAlert
              tone={isChanged ? 'warning' : 'danger'}
              title={t(isChanged ? 'own.changed' : 'own.failed')}
              alert
            >
              {isChanged ? t('own.changedText') : failureTextOf(saving.error)}
            </InlineAlert>
          )}
          <Row>
            <Button type="submit" variant="primary" busy={saving.isPending} busyText={t('own.saving')}>
              {t('own.save')}
            </Button>
          </Row>
        </Stack>
      </form>
    </SectionCard>
  )
}

const contentOf = ({ roleDe, roleEn, mail, phone }: PersonProfile): PersonContent => ({
  ...{ roleDe, roleEn, mail, phone },
})
