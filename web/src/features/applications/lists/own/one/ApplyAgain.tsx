import { holdsPlace } from '@tandem/contract/application-transitions'
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

/** Whoever withdrew may change their mind; what is over otherwise leads to other offers. Who has a place needs none. */
export function ApplyAgain({
  application: { status, outcome, target, studyInterests },
}: {
  application: Application
}) {
  if (!target || (outcome && holdsPlace(outcome))) return null
  if (status === applicationStatuses.finished) return <WaysOn studyInterests={studyInterests} />
  if (status !== applicationStatuses.cancelled) return null
  if (target.unavailable) return <WaysOn studyInterests={studyInterests} />
  return target.offerId ? (
    <ForOffer offerId={target.offerId} studyInterests={studyInterests} />
  ) : (
    <WithoutOffer companyId={target.companyId} studyInterests={studyInterests} />
  )
}

type SimilarProps = Pick<Application, 'studyInterests'>

/** To the offers of the same fields of study with free places; to all of them where none was chosen. */
export function SimilarOffers({ studyInterests }: SimilarProps) {
  const t = useTexts('applications')
  const to = useTo()
  const hasInterests = studyInterests.length > 0
  const search = new URLSearchParams([
    ...studyInterests.map((interest) => ['studyInterest', interest]),
    ['free', '1'],
  ])
  return (
    <ButtonLink to={to(paths.offers(hasInterests ? { search: `?${search}` } : {}))}>
      {t(hasInterests ? 'own.closed.similar' : 'own.toOffers')}
    </ButtonLink>
  )
}

function ForOffer({ offerId, ...similar }: SimilarProps & { offerId: string }) {
  const t = useTexts('applications')
  const to = useTo()
  const { data } = useQuery({ ...offerQuery(offerId, useLocale()), retry: false })
  if (!data || !isOpen(applyState(data))) return <WaysOn {...similar} />
  return (
    <Again>
      <ButtonLink to={to(paths.apply({ recordId: offerId }))}>{t('own.again.apply')}</ButtonLink>
    </Again>
  )
}

function WithoutOffer({ companyId, ...similar }: SimilarProps & { companyId: string }) {
  const company = useQuery({ ...companyBriefQuery(companyId, useLocale()), retry: false })
  const own = useOwnInitiatives(companyId)
  if (company.isPending || own.isPending) return null
  const action = <InitiativeAction companyId={companyId} />
  if (own.standing) return <WaysOn {...similar}>{action}</WaysOn>
  return company.data?.acceptsInitiatives && !company.data.unattended && !own.isBlocked ? (
    <Again>{action}</Again>
  ) : (
    <WaysOn {...similar} />
  )
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

function WaysOn({ children, studyInterests }: SimilarProps & { children?: ReactNode }) {
  const t = useTexts('applications')
  return (
    <SectionCard title={<span className="h4">{t('own.again.onTitle')}</span>}>
      <Stack gap={3}>
        <Text muted>{t('own.again.onText')}</Text>
        <Row wrap>
          {children}
          <SimilarOffers studyInterests={studyInterests} />
        </Row>
      </Stack>
    </SectionCard>
  )
}
