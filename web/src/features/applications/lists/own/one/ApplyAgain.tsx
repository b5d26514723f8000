import { type Application, applicationStatuses } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { InitiativeAction } from '#features/applications/apply/initiative/InitiativeAction.tsx'
import { applyState, isOpen, offerQuery } from '#features/offers/public.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'

/** Whoever withdrew may change their mind; what is over otherwise leads to other offers. */
export function ApplyAgain({ application: { status, target } }: { application: Application }) {
  const t = useTexts('applications')
  const to = useTo()
  const isCancelled = status === applicationStatuses.cancelled
  const offerId = target?.offerId ?? ''
  const offer = useQuery({
    ...offerQuery(offerId, useLocale()),
    enabled: isCancelled && offerId !== '',
    retry: false,
  })
  const isOver = isCancelled || status === applicationStatuses.finished
  if (!target || !isOver) return null
  const mayApply = isCancelled && (offer.data ? isOpen(applyState(offer.data)) : offerId === '')
  return (
    <SectionCard title={<span className="h4">{t(mayApply ? 'own.again.title' : 'own.again.onTitle')}</span>}>
      <Stack gap={3}>
        <Text muted>{t(mayApply ? 'own.again.text' : 'own.again.onText')}</Text>
        <div>
          {mayApply && !offerId && <InitiativeAction companyId={target.companyId} />}
          {mayApply && offerId && (
            <ButtonLink to={to(paths.apply({ recordId: offerId }))}>{t('own.again.apply')}</ButtonLink>
          )}
          {!mayApply && <ButtonLink to={to(paths.offers())}>{t('own.toOffers')}</ButtonLink>}
        </div>
      </Stack>
    </SectionCard>
  )
}
