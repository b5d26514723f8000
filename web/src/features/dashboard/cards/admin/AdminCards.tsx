import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { DashboardCard } from './DashboardCard.tsx'

/** For admins, who have neither profile nor applications of their own. */
export function OffersCard() {
  const t = useTexts('dashboard')
  const to = useTo()
  return (
    <DashboardCard title={t('offers.title')}>
      <Text muted>{t('offers.text')}</Text>
      <div>
        <ButtonLink to={to(paths.offers())}>{t('offers.search')}</ButtonLink>
      </div>
    </DashboardCard>
  )
}

/** How many companies an admin has to decide about. */
export function WaitingCompanies({ count }: { count: number }) {
  const t = useTexts('dashboard')
  const to = useTo()
  return (
    <DashboardCard title={t('waiting.title')}>
      <Text muted>{t('waiting.text', { count })}</Text>
      <div>
        <ButtonLink variant={count > 0 ? 'primary' : undefined} to={to(paths.backendCompanies())}>
          {t('waiting.open')}
        </ButtonLink>
      </div>
    </DashboardCard>
  )
}

/** For whoever writes a company's offers. */
export function OwnOffersCard() {
  const t = useTexts('dashboard')
  const to = useTo()
  return (
    <DashboardCard title={t('ownOffers.title')}>
      <Text muted>{t('ownOffers.text')}</Text>
      <div>
        <ButtonLink to={to(paths.ownOffers())}>{t('ownOffers.open')}</ButtonLink>
      </div>
    </DashboardCard>
  )
}
