import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { adminFiguresQuery } from '../../queries.ts'
import { DashboardCard } from '../DashboardCard.tsx'

/** How many reported conversations nobody has settled. That the figures did not load, their numbers say. */
export function ReportsCard() {
  const t = useTexts('dashboard')
  const to = useTo()
  const { data } = useQuery(adminFiguresQuery())
  return (
    <DashboardCard
      title={t('reports.title')}
      aside={
        <TextLink strong to={to(paths.messageReports())}>
          {t('reports.all')}
        </TextLink>
      }
    >
      <Text muted>{data ? t('reports.text', { count: data.openReports }) : '\u00a0'}</Text>
    </DashboardCard>
  )
}
