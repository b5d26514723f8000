import { type Application, applicationStatuses } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  InitiativeAction,
  useOwnInitiatives,
} from '#features/applications/apply/initiative/InitiativeAction.tsx'
import { companyBriefQuery } from '#features/applications/apply/queries.ts'
import { applyState, isOpen, offerQuery } from '#features/offers/public.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'

/** Whoever withdrew may change their mind; what is over otherwise leads to other offers. */
export function ApplyAgain({ application: { status, target } }: { application: Application }) {
  if (!target) return null
  if (status === applicationStatuses.finished) return <WaysOn />
  if (status !== applicationStatuses.cancelled) return null
  return target.offerId ? (
    <ForOffer offerId={target.offerId} />
  ) : (
    <WithoutOffer companyId={target.companyId} />
  )
}

function ForOffer({ offerId }: { offerId: string }) {
  const t = useTexts('applications')
  const to = useTo()
  const { data } = useQuery({ ...offerQuery(offerId, useLocale()), retry: false })
  if (!data || !isOpen(applyState(data))) return <WaysOn />
  return (
    <Again>
      <ButtonLink to={to(paths.apply({ recordId: offerId }))}>{t('own.again.apply')}</ButtonLink>
    </Again>
  )
}

function WithoutOffer({ companyId }: { companyId: string }) {
  const company = useQuery({ ...companyBriefQuery(companyId, useLocale()), retry: false })
  const own = useOwnInitiatives(companyId)
  if (company.isPending || own.isPending) return null
  const action = <InitiativeAction companyId={companyId} />
  if (own.standing) return <WaysOn>{action}</WaysOn>
  return company.data?.acceptsInitiatives && !own.isBlocked ? <Again>{action}</Again> : <WaysOn />
}

function Again({ children }: { children: ReactNode }) {
  const t = useTexts('applications')
  return (
    <SectionCard title={<span className="h4">{t('own.again.title')}</span>}>
      <Stack gap={3}>
        <Text muted>{t('own.again.text')}</Text>
        <div>{children}</div>
      </Stack>
    </SectionCard>
  )
}

function WaysOn({ children }: { children?: ReactNode }) {
  const t = useTexts('applications')
  const to = useTo()
  return (
    <SectionCard title={<span className="h4">{t('own.again.onTitle')}</span>}>
      <Stack gap={3}>
        <Text muted>{t('own.again.onText')}</Text>
        <Row wrap>
          {children}
          <ButtonLink to={to(paths.offers())}>{t('own.toOffers')}</ButtonLink>
        </Row>
      </Stack>
    </SectionCard>
  )
}
