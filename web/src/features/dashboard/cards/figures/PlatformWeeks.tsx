import type { AdminFigures } from '@tandem/contract/dashboard/admin-figures'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ChartLegend } from '#ui/charts/ChartLegend.tsx'
import { ChartTable } from '#ui/charts/ChartTable.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import { adminFiguresQuery } from '../../queries.ts'
import { DashboardCard } from '../DashboardCard.tsx'
import { figureHeights } from './figure-heights.ts'

/** How the platform grew. That the figures did not load, their numbers say. */
export function PlatformWeeks() {
  const { data, error } = useQuery(adminFiguresQuery())
  if (data) return <Weeks weeks={data.weeks} />
  return error ? null : <SkeletonCard heights={figureHeights.weeks} />
}

function Weeks({ weeks }: Pick<AdminFigures, 'weeks'>) {
  const t = useTexts('dashboard')
  const { number, day, shortDay } = useFormats()
  // The running one would look like a fall.
  const over = weeks.slice(0, -1)
  const sum = (key: 'applicants' | 'companies') => over.reduce((total, week) => total + week[key], 0)
  return (
    <DashboardCard
      title={t('weeks.title')}
      aside={
        <ChartLegend
          entries={[
            { text: t('weeks.applicants'), tone: 'theory' },
            { text: t('weeks.companies'), tone: 'practice' },
          ]}
        />
      }
    >
      <Text size="small" muted>
        {t('weeks.lead')}
      </Text>
      <LineChart
        name={t('weeks.picture', {
          applicants: number(sum('applicants')),
          companies: number(sum('companies')),
        })}
        labels={over.map(({ start }) => shortDay(start))}
        format={number}
        lines={[
          { key: 'applicants', tone: 'theory', strong: true, values: over.map((week) => week.applicants) },
          { key: 'companies', tone: 'practice', strong: true, values: over.map((week) => week.companies) },
        ]}
      />
      <ChartTable
        open={t('figures.table')}
        caption={t('weeks.title')}
        columns={[t('weeks.from'), t('weeks.applicants'), t('weeks.companies'), t('weeks.applications')]}
        rows={weeks.toReversed().map(({ start, applicants, companies, applications }) => ({
          key: start,
          cells: [day(start), number(applicants), number(companies), number(applications)],
        }))}
      />
    </DashboardCard>
  )
}
