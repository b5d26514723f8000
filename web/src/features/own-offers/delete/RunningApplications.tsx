import { previewOfferClosure } from '@tandem/contract/applications/offer-closure'
import type { OwnOffer } from '@tandem/contract/offers/own-offers'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CloseOfferDialog } from '#features/applications/public.ts'
import { call } from '#lib/api/call.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'

/** Whoever applied keeps what they applied for: such an offer is closed instead. */
export function RunningApplications({ offer, onClosed }: { offer: OwnOffer; onClosed: () => void }) {
  const t = useTexts('ownOffers')
  const to = useTo()
  const [isAsked, setAsked] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['applications', 'closure', offer.id],
    queryFn: ({ signal }) => call(previewOfferClosure, { params: { id: offer.id } }, { signal }),
  })
  if (error && !data) return <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
  const open = data?.applications ?? []
  const title = offer.content.title.de || t('untitled')
  return (
    <Stack gap={5}>
      <InlineAlert tone="warning" title={t('delete.kept')}>
        <p>{t(offer.status === 'closed' ? 'delete.keptClosed' : 'delete.keptText')}</p>
      </InlineAlert>
      {open.length > 0 && (
        <div>
          <p>{t('delete.running', { count: open.length })}</p>
          <ul>
            {open.map(({ id, name }) => (
              <li key={id}>
                <TextLink to={to(paths.application({ applicationId: id }))}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Row wrap>
        <ButtonLink to={to(paths.ownOffers())}>{t('delete.cancel')}</ButtonLink>
        {offer.can.close && (
          <Button variant="primary" onClick={() => setAsked(true)}>
            {t('delete.close')}
          </Button>
        )}
      </Row>
      {isAsked && (
        <CloseOfferDialog
          asked
          offerId={offer.id}
          offer={title}
          onClosed={() => {
            setAsked(false)
            onClosed()
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </Stack>
  )
}
