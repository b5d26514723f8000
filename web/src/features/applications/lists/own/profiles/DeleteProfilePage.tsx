import { type Application, applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import { deleteApplication } from '@tandem/contract/applications/drafts'

import { paths } from '@tandem/contract/paths'
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { applicationQuery, refreshOverviews } from '#features/applications/queries.ts'
import { call } from '#lib/api/call.ts'
import { failureOf } from '#lib/api/failure-of.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { RemoveProfile } from './RemoveProfile.tsx'
import { useProfileName } from './useProfileName.ts'

export function DeleteProfilePage() {
  const { recordId = '' } = useParams()
  const isAdmin = useSignedIn().type === 'admin'
  return isAdmin ? <RemoveProfile id={recordId} /> : <DeleteOwnProfile recordId={recordId} />
}

/** What goes with a profile, the template or a draft, and what stays. */
function DeleteOwnProfile({ recordId }: { recordId: string }) {
  const t = useTexts('applications')
  const to = useTo()
  const isGone = useIsGone(recordId)
  const { data, error, refetch } = useQuery({
    ...applicationQuery(recordId, useLocale()),
    enabled: !isGone,
  })
  const back = { to: to(paths.ownApplications()), label: t('editor.toList') }
  if (data && data.status !== applicationStatuses.new) {
    return <Navigate to={to(paths.ownApplication({ applicationId: recordId }))} replace />
  }
  if (error && !data) {
    return (
      <Page width="form">
        <RecordErrorState
          {...failureOf(error)}
          title={t('editor.missingTitle')}
          text={t('editor.missingText')}
          action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
          onRetry={() => void refetch()}
        />
      </Page>
    )
  }
  return (
    <Page width="form">
      {data ? (
        <Confirm application={data} back={back} />
      ) : (
        <>
          <PageHead title={t('own.delete.pageTitle')} back={back} />
          <SkeletonList label={t('editor.loading')} tile={false} count={1} />
        </>
      )}
    </Page>
  )
}

/** From the press on: until this page is left an event may come, and what is gone would be asked for once more. */
function useIsGone(id: string): boolean {
  const states = useMutationState({
    filters: { mutationKey: deletionOf(id) },
    select: ({ state }) => state.status,
  })
  return states.some((status) => status === 'pending' || status === 'success')
}

const deletionOf = (id: string) => ['applications', 'deletion', id]

type ConfirmProps = {
  application: Application
  back: { to: ReturnType<ReturnType<typeof useTo>>; label: string }
}

function Confirm({ application, back }: ConfirmProps) {
  const t = useTexts('applications')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const kind = kindOf(application)
  const profileName = useProfileName()(application)
  const name = application.target?.companyName ?? profileName
  const isDeleted = useRef(false)
  useEffect(() => {
    const query = { queryKey: ['applications', 'application', application.id] }
    // Only as this page goes: drawn once more, it would ask for what is gone.
    return () => void (isDeleted.current && queries.removeQueries(query))
  }, [queries, application.id])
  const deletion = useSingleMutation({
    mutationKey: deletionOf(application.id),
    gcTime: 0,
    mutationFn: () => call(deleteApplication, { params: { id: application.id } }),
    onMutate: () => queries.cancelQueries({ queryKey: ['applications', 'application', application.id] }),
    async onSuccess() {
      isDeleted.current = true
      notify({ type: 'success', title: t(`own.delete.${kind}.done`) })
      await navigate(back.to, { replace: true })
      void queries.invalidateQueries({ queryKey: ['search'] })
      await refreshOverviews(queries)
    },
  })
  return (
    <>
      <PageHead
        title={t(`own.delete.${kind}.title`)}
        lead={kind === 'template' ? undefined : name}
        back={back}
      />
      <Stack gap={5}>
        <Consequences application={application} />
        {deletion.isError && (
          <InlineAlert tone="danger" title={t('own.delete.failed')} alert>
            {failureTextOf(deletion.error)}
          </InlineAlert>
        )}
        <Row wrap>
          <ButtonLink to={back.to}>{t('own.delete.keep')}</ButtonLink>
          <Button
            variant="danger-filled"
            busy={deletion.isPending}
            onClick={() => deletion.mutate(undefined)}
          >
            {t(`own.delete.${kind}.confirm`)}
          </Button>
        </Row>
      </Stack>
    </>
  )
}

function Consequences({ application }: { application: Application }) {
  const t = useTexts('applications')
  const { list } = useFormats()
  const { attachments, visibility } = application
  const kind = kindOf(application)
  return (
    <Card>
      <Stack gap={5}>
        <div>
          <h2 className="h4">{t('own.delete.goes')}</h2>
          <ul>
            <li>{t(`own.delete.${kind}.content`)}</li>
            {attachments.length > 0 && (
              <li>
                {t('own.delete.documents', {
                  count: attachments.length,
                  names: list(attachments.map((file) => file.name)),
                })}
              </li>
            )}
            {visibility !== 'hidden' && <li>{t('own.delete.found')}</li>}
          </ul>
        </div>
        <div>
          <h2 className="h4">{t('own.delete.stays')}</h2>
          <ul>
            <li>{t('own.delete.sent')}</li>
            <li>{t('own.delete.copies')}</li>
          </ul>
        </div>
      </Stack>
    </Card>
  )
}

function kindOf({ type }: Application): 'profile' | 'template' | 'draft' {
  if (type === applicationTypes.template) return 'template'
  return type === applicationTypes.profile ? 'profile' : 'draft'
}
