import type { AdminFigures } from '@tandem/contract/dashboard/admin-figures'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { ChartLegend } from '#ui/charts/ChartLegend.tsx'
import { ChartTable } from '#ui/charts/ChartTable.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import { figuresQuery } from './queries.ts'

/** How the platform grew. That the figures did not load, their tiles say. */
export function GrowthCard() {
  const { data, error } = useQuery(figuresQuery)
  if (data) return <Growth weeks={data.weeks} />
  return error ? null : <SkeletonCard tile={false} heights={[420, 394]} />
}

const columns = ['applicants', 'companies', 'offers', 'applications', 'mathx3'] as const

function Growth({ weeks }: Pick<AdminFigures, 'weeks'>) {
  const t = useTexts('overview')
  const { number, day, shortDay } = useFormats()
  // The running one would look like a fall.
  const over = weeks.slice(0, -1)
  const sum = (key: 'applicants' | 'companies') => over.reduce((total, week) => total + week[key], 0)
  return (
    <SectionCard
      title={t('growth.title')}
      description={t('growth.lead')}
      actions={
        <ChartLegend
          entries={[
            { text: t('growth.applicants'), tone: 'theory' },
            { text: t('growth.companies'), tone: 'practice' },
          ]}
        />
      }
    >
      <LineChart
        name={t('growth.picture', {
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
        open={t('growth.table')}
        caption={t('growth.caption')}
        columns={[t('growth.from'), ...columns.map((column) => t(`growth.${column}`))]}
        rows={weeks.toReversed().map((week) => ({
          key: week.start,
          cells: [day(week.start), ...columns.map((column) => number(week[column]))],
        }))}
      />
    </SectionCard>
  )
}
