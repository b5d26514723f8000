import { deleteOffer } from '@tandem/contract/offers/own-offers'
import { paths } from '@tandem/contract/paths'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { call } from '#lib/api/call.ts'
import { failureOf } from '#lib/api/failure-of.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { ownOfferQuery, refreshOwnOffers } from '../queries.ts'
import { RemoveOffer } from './RemoveOffer.tsx'
import { RunningApplications } from './RunningApplications.tsx'

export function DeleteOfferPage() {
  const { recordId = '' } = useParams()
  const isAdmin = useSignedIn().type === 'admin'
  const mayEdit = useMayOpen()('ownOffers')
  if (isAdmin) return <RemoveOffer id={recordId} />
  return mayEdit ? <DeleteOwnOffer recordId={recordId} /> : <NotPermitted />
}

/** The screen is open to everybody of a company, its offers are not. */
function NotPermitted() {
  const t = useTexts('ownOffers')
  const to = useTo()
  return (
    <Page width="form">
      <EmptyState
        art="no-meeting"
        level={1}
        title={t('delete.notPermitted')}
        action={<ButtonLink to={to(paths.dashboard())}>{t('delete.toDashboard')}</ButtonLink>}
      >
        {t('delete.notPermittedText')}
      </EmptyState>
    </Page>
  )
}

/** What deleting an offer takes away, and what is left to do where it cannot be deleted. */
function DeleteOwnOffer({ recordId }: { recordId: string }) {
  const t = useTexts('ownOffers')
  const to = useTo()
  const { data, error, refetch } = useQuery(ownOfferQuery(recordId))
  if (error && !data) {
    return (
      <Page width="form">
        <RecordErrorState
          {...failureOf(error)}
          title={t('editor.missing')}
          text={t('editor.missingText')}
          action={<ButtonLink to={to(paths.ownOffers())}>{t('editor.toList')}</ButtonLink>}
          onRetry={() => void refetch()}
        />
      </Page>
    )
  }
  return (
    <Page width="form">
      <PageHead
        title={t('delete.title')}
        lead={data && (data.content.title.de || t('untitled'))}
        back={{ to: to(paths.ownOffers()), label: t('editor.toList') }}
      />
      {!data && <SkeletonList label={t('editor.loading')} tile={false} count={1} />}
      {data &&
        (data.can.delete ? (
          <Confirm id={data.id} />
        ) : (
          <RunningApplications offer={data} onClosed={() => void refetch()} />
        ))}
    </Page>
  )
}

function Confirm({ id }: { id: string }) {
  const t = useTexts('ownOffers')
  const to = useTo()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const deletion = useSingleMutation({
    mutationFn: () => call(deleteOffer, { params: { id } }),
    async onSuccess() {
      notify({ type: 'success', title: t('delete.done') })
      navigate(to(paths.ownOffers()), { replace: true })
      await refreshOwnOffers(queries)
    },
  })
  return (
    <Stack gap={5}>
      <p>{t('delete.text')}</p>
      {deletion.isError && (
        <InlineAlert tone="danger" title={t('delete.failed')} alert>
          {failureTextOf(deletion.error)}
        </InlineAlert>
      )}
      <Row wrap>
        <ButtonLink to={to(paths.ownOffers())}>{t('delete.cancel')}</ButtonLink>
        <Button variant="danger-filled" busy={deletion.isPending} onClick={() => deletion.mutate(undefined)}>
          {t('delete.confirm')}
        </Button>
      </Row>
    </Stack>
  )
}
