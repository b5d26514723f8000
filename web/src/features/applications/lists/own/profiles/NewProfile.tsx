import { type ApplicationSummary, applicationTypes } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { applicationsQuery, useCreateProfile } from '#features/applications/queries.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { newKey } from '#lib/api/new-key.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { useProfileName } from './useProfileName.ts'

/** Asks what a new profile is called and what it begins with: opening an address begins nothing by itself. */
export function NewProfile() {
  const t = useTexts('applications')
  const to = useTo()
  const { data, error, refetch } = useInfiniteQuery(applicationsQuery('own', useLocale()))
  const { allowMultipleApplications } = useSettings().applicant
  const profiles = data?.items.filter(({ type }) => type === applicationTypes.profile) ?? []
  // There is only the one, and the editor opens it.
  if (data && profiles.length > 0 && !allowMultipleApplications) {
    return <Navigate to={to(paths.ownProfile())} replace />
  }
  return (
    <Page width="form">
      <PageHead
        title={t('own.new.title')}
        lead={t('own.new.lead')}
        back={{ to: to(paths.ownApplications()), label: t('editor.toList') }}
      />
      {data && <NewProfileForm profiles={profiles} hasTemplate={data.items.some(isTemplate)} />}
      {!data && error && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
      {!data && !error && <SkeletonList label={t('own.loading')} tile={false} count={1} />}
    </Page>
  )
}

const isTemplate = ({ type }: ApplicationSummary) => type === applicationTypes.template

function NewProfileForm({ profiles, hasTemplate }: { profiles: ApplicationSummary[]; hasTemplate: boolean }) {
  const t = useTexts('applications')
  const to = useTo()
  const navigate = useNavigate()
  const nameOf = useProfileName()
  const [title, setTitle] = useState('')
  const [sourceId, setSource] = useState('')
  const [idempotencyKey] = useState(newKey)
  const create = useCreateProfile()
  useUnsavedPart(title !== '' && !create.isSuccess)
  const begin = (event: FormEvent) => {
    event.preventDefault()
    create.mutate(
      { title: title.trim(), sourceId: sourceId || undefined, idempotencyKey },
      { onSuccess: ({ id }) => navigate(to(paths.ownProfile({ applicationId: id })), { replace: true }) },
    )
  }
  return (
    <form onSubmit={begin}>
      <Stack gap={6}>
        <TextField
          label={t('own.rename.label')}
          hint={t('own.rename.hint')}
          maxLength={120}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        {profiles.length > 0 && (
          <RadioGroup
            legend={t('own.new.source')}
            name="source"
            value={sourceId}
            onChange={(event) => setSource(event.target.value)}
            options={[
              { value: '', label: t(hasTemplate ? 'own.new.fromTemplate' : 'own.new.empty') },
              ...profiles.map((profile) => ({
                value: profile.id,
                label: t('own.new.copyOf', { name: nameOf(profile) }),
              })),
            ]}
          />
        )}
        {create.isError && (
          <InlineAlert tone="danger" alert title={t('own.notBegun')}>
            {failureTextOf(create.error)}
          </InlineAlert>
        )}
        <Row wrap>
          <Button type="submit" variant="primary" busy={create.isPending} busyText={t('own.beginning')}>
            {t('own.firstProfile')}
          </Button>
          <ButtonLink variant="text" to={to(paths.ownApplications())}>
            {t('own.rename.cancel')}
          </ButtonLink>
        </Row>
      </Stack>
    </form>
  )
}
