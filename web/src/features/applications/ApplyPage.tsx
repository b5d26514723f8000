import { applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { type ApplyState, applyState, isOpen, offerQuery } from '#features/offers/public.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Page } from '#ui/layout/Page.tsx'
import { DraftEditor } from './apply/DraftEditor.tsx'
import { ApplicationSent } from './apply/frame/ApplicationSent.tsx'
import { ApplyFailed } from './apply/frame/ApplyFailed.tsx'
import type { Refusal } from './apply/frame/ApplyRefused.tsx'
import { ApplySkeleton } from './apply/frame/ApplySkeleton.tsx'
import { OfferBrief } from './apply/frame/OfferBrief.tsx'
import { RefusedOrDraft } from './apply/frame/RefusedOrDraft.tsx'
import { useDraft } from './apply/queries.ts'

export function ApplyPage() {
  const to = useTo()
  const { recordId } = useParams()
  if (!recordId) return <Navigate to={to(paths.offers())} replace />
  return (
    <Page width="full">
      <Apply key={recordId} offerId={recordId} />
    </Page>
  )
}

function Apply({ offerId }: { offerId: string }) {
  const t = useTexts('applications')
  const offer = useQuery(offerQuery(offerId, useLocale()))
  const state = offer.data && applyState(offer.data)
  const begun = { type: applicationTypes.offer, offerId }
  const draft = useDraft(begun, state !== undefined && isOpen(state))
  if (offer.data && draft.data) {
    return draft.data.status === applicationStatuses.new ? (
      <DraftEditor
        draft={draft.data}
        keep={draft.keep}
        company={offer.data.company.name}
        about={{
          label: t('apply.offer'),
          brief: <OfferBrief offer={offer.data} match={draft.data.match} />,
        }}
      />
    ) : (
      <ApplicationSent application={draft.data} company={offer.data.company.name} />
    )
  }
  if (state && !isOpen(state)) return <RefusedOrDraft begun={begun} reason={reasons[state]} />
  const failed = offer.error ? offer : draft
  return failed.error ? (
    <ApplyFailed begun={begun} error={failed.error} onRetry={() => void failed.refetch()} />
  ) : (
    <ApplySkeleton />
  )
}

const reasons: Record<Exclude<ApplyState, 'apply' | 'resume'>, Refusal> = {
  sent: 'applied',
  unattended: 'companyMissing',
  finished: 'applied',
  closed: 'closed',
  over: 'closed',
}
