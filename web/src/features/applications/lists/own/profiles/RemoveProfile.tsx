import {
  type ProfileRemoval,
  ProfileRemovalReason,
  previewProfileRemoval,
  requestProfileRemoval,
} from '@tandem/contract/backend/profile-removal'
import { paths } from '@tandem/contract/paths'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { isRefusal } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { failureOf } from '#lib/api/failure-of.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useApplicantSearchScreen } from '#lib/navigation/useApplicantSearchScreen.ts'
import { notify } from '#lib/notifications.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'

/** An admin asks a second one to delete a profile that can be found: what that does, and why, which its owner reads too. */
export function RemoveProfile({ id }: { id: string }) {
  const t = useTexts('applications')
  const to = useTo()
  const search = { to: to(paths[useApplicantSearchScreen()]()), label: t('record.toSearch') }
  const { data, error, refetch } = useQuery({
    queryKey: ['backend', 'profile-removal', id],
    queryFn: ({ signal }) => call(previewProfileRemoval, { params: { id } }, { signal }),
    // A form is open over it.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (error && !data) {
    return (
      <Page width="form">
        <RecordErrorState
          {...failureOf(error)}
          title={t('editor.missingTitle')}
          text={t('own.delete.admin.missing')}
          action={<ButtonLink to={search.to}>{search.label}</ButtonLink>}
          onRetry={() => void refetch()}
        />
      </Page>
    )
  }
  const profile = { to: to(paths.application({ applicationId: id })), label: t('own.delete.admin.toProfile') }
  return (
    <Page width="form">
      <PageHead
        title={t('own.delete.profile.title')}
        lead={data?.account.name}
        back={data ? profile : search}
      />
      {!data && <SkeletonList label={t('editor.loading')} tile={false} count={1} />}
      {data?.isRequested && (
        <InlineAlert
          tone="info"
          title={t('own.delete.admin.waits')}
          actions={
            <ButtonLink size="sm" to={to(paths.backendPeople({ accountId: data.account.id }))}>
              {t('own.delete.admin.toRequest')}
            </ButtonLink>
          }
        >
          {t('own.delete.admin.waitsText')}
        </InlineAlert>
      )}
      {data && !data.isRequested && (
        <Stack gap={5}>
          <Consequences documents={data.documents} />
          <RemovalForm id={id} keepAt={profile.to} onOutdated={() => void refetch()} />
        </Stack>
      )}
    </Page>
  )
}

function Consequences({ documents }: Pick<ProfileRemoval, 'documents'>) {
  const t = useTexts('applications')
  return (
    <Card>
      <Stack gap={5}>
        <div>
          <h2 className="h4">{t('own.delete.goes')}</h2>
          <ul>
            <li>{t('own.delete.profile.content')}</li>
            {documents > 0 && <li>{t('own.delete.admin.documents', { count: documents })}</li>}
            <li>{t('own.delete.admin.found')}</li>
          </ul>
        </div>
        <div>
          <h2 className="h4">{t('own.delete.stays')}</h2>
          <ul>
            <li>{t('own.delete.admin.sent')}</li>
            <li>{t('own.delete.copies')}</li>
          </ul>
        </div>
        <p>{t('own.delete.admin.second')}</p>
      </Stack>
    </Card>
  )
}

type RemovalFormProps = { id: string; keepAt: ReturnType<ReturnType<typeof useTo>>; onOutdated: () => void }

function RemovalForm({ id, keepAt, onOutdated }: RemovalFormProps) {
  const t = useTexts('applications')
  const queries = useQueryClient()
  const form = useForm({
    mode: 'onTouched',
    resolver: useContractResolver(ProfileRemovalReason),
    defaultValues: { reason: '' },
  })
  useErrorsInLanguage(form)
  useUnsavedPart(form.formState.isDirty)
  const { mutate, error, isPending } = useSingleMutation({
    mutationFn: (body: { reason: string }) => call(requestProfileRemoval, { params: { id }, body }),
    async onSuccess() {
      notify({ type: 'success', title: t('own.delete.admin.requested') })
      await queries.invalidateQueries({ queryKey: ['backend'] })
      // The form goes, and what waits stands in its place.
      focusPageHeading()
    },
    onError: (error) => void (isRefusal(error, 'request_closed') && onOutdated()),
  })
  return (
    <form onSubmit={form.handleSubmit((body) => mutate(body))} noValidate>
      <Stack gap={5}>
        <TextArea
          {...form.register('reason')}
          label={t('own.delete.admin.reason')}
          hint={t('own.delete.admin.reasonHint')}
          required
          autoGrow
          maxLength={1000}
          error={form.formState.errors.reason?.message}
        />
        {error && (
          <InlineAlert tone="danger" title={t('own.delete.admin.failed')} alert>
            {failureTextOf(error)}
          </InlineAlert>
        )}
        <Row wrap>
          <ButtonLink to={keepAt}>{t('own.delete.keep')}</ButtonLink>
          <Button type="submit" variant="danger-filled" busy={isPending}>
            {t('own.delete.admin.submit')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
