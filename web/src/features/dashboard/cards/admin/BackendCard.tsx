import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { adminFiguresQuery } from '../../queries.ts'
import { DashboardCard } from '../DashboardCard.tsx'

/** The way to the back office, and how many reports nobody has settled. That figures did not load, their numbers say. */
export function BackendCard() {
  const t = useTexts('dashboard')
  const to = useTo()
  const { data } = useQuery(adminFiguresQuery())
  return (
    <DashboardCard
      title={t('backend.title')}
      aside={
        <TextLink strong to={to(paths.messageReports())}>
          {t('backend.reports')}
        </TextLink>
      }
    >
      <Text muted>{data ? t('backend.text', { count: data.openReports }) : '\u00a0'}</Text>
      <div>
        <ButtonLink to={to(paths.backend())}>{t('backend.open')}</ButtonLink>
      </div>
    </DashboardCard>
  )
}
