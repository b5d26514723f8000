import { type AnswerTimes, fewestForFigures } from '@tandem/contract/dashboard/company-figures'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { receivedPath } from '#features/applications/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { BarChart } from '#ui/charts/BarChart.tsx'
import { ChartLegend } from '#ui/charts/ChartLegend.tsx'
import { ChartTable } from '#ui/charts/ChartTable.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import { answerTimesQuery } from '../../queries.ts'
import { DashboardCard } from '../DashboardCard.tsx'
import { FailedCard } from '../FailedCard.tsx'
import { figureHeights } from './figure-heights.ts'

/** What came in each of the last twelve months, and after how many days it was answered. */
export function AnswerCards() {
  const t = useTexts('dashboard')
  const { data, error, refetch } = useQuery(answerTimesQuery())
  if (!data && error) return <FailedCard title={t('answerTimes.title')} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <>
        <SkeletonCard heights={figureHeights.answers} />
        <SkeletonCard heights={figureHeights.months} />
      </>
    )
  }
  const received = data.months.reduce((sum, each) => sum + each.received, 0)
  // The funnel's card says from when on there are numbers.
  if (received < fewestForFigures) return null
  return (
    <>
      <DaysCard answerTimes={data} />
      <MonthsCard months={data.months} />
    </>
  )
}

type Months = AnswerTimes['months']

function DaysCard({ answerTimes: { months, days } }: { answerTimes: AnswerTimes }) {
  const t = useTexts('dashboard')
  const { number, shortMonth, month: longMonth } = useFormats()
  const { responseDays } = useSettings().company
  const own = lastOf(months, 'days')
  const others = lastOf(months, 'others')
  const inDays = (value: number | null) =>
    value === null ? '–' : t('answerTimes.days', { count: Math.round(value) })
  const name = t('answerTimes.picture', {
    own: inDays(own),
    others: inDays(others),
    promised: inDays(responseDays),
  })
  return (
    <DashboardCard title={t('answerTimes.title')}>
      <Text size="small" muted>
        {t('answerTimes.lead')} {days !== null && t('answerTimes.year', { count: days })}
      </Text>
      <LineChart
        name={name}
        labels={months.map(({ month }) => shortMonth(`${month}-15`))}
        format={number}
        limit={{ value: responseDays, text: t('answerTimes.promised') }}
        lines={[
          {
            key: 'others',
            tone: 'muted',
            values: months.map((each) => each.others),
            ...(others !== null && { end: t('answerTimes.others', { days: number(Math.round(others)) }) }),
          },
          {
            key: 'own',
            tone: 'practice',
            strong: true,
            values: months.map((each) => each.days),
            ...(own !== null && { end: t('answerTimes.own', { days: number(Math.round(own)) }) }),
          },
        ]}
      />
      <ChartTable
        open={t('figures.table')}
        caption={t('answerTimes.title')}
        columns={[t('figures.month'), t('answerTimes.ownHead'), t('answerTimes.othersHead')]}
        rows={months.toReversed().map((each) => ({
          key: each.month,
          cells: [longMonth(`${each.month}-15`), inDays(each.days), inDays(each.others)],
        }))}
      />
    </DashboardCard>
  )
}

const lastOf = (months: Months, key: 'days' | 'others') =>
  months.findLast((each) => each[key] !== null)?.[key] ?? null

function MonthsCard({ months }: { months: Months }) {
  const t = useTexts('dashboard')
  const to = useTo()
  const { number, shortMonth, month: longMonth } = useFormats()
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const received = months.map((each) => each.received)
  const done = months.map((each) => each.received - each.waiting)
  const link = (count: number, filter: Parameters<typeof receivedPath>[0]) => (
    <Link to={to(receivedPath(filter))}>{number(count)}</Link>
  )
  return (
    <DashboardCard
      title={t('months.title')}
      aside={
        <ChartLegend
          entries={[
            { text: t('months.received'), tone: 'theory' },
            { text: t('months.done'), tone: 'practice' },
          ]}
        />
      }
    >
      <Text size="small" muted>
        {t('months.lead')}
      </Text>
      <BarChart
        name={t('months.picture', { received: number(sum(received)), done: number(sum(done)) })}
        labels={months.map(({ month }) => shortMonth(`${month}-15`))}
        format={number}
        bars={[
          { key: 'received', tone: 'theory', values: received },
          { key: 'done', tone: 'practice', values: done },
        ]}
      />
      <ChartTable
        open={t('figures.table')}
        caption={t('months.title')}
        columns={[t('figures.month'), t('months.received'), t('months.done'), t('months.waiting')]}
        rows={months.toReversed().map(({ month, received: count, waiting }) => ({
          key: month,
          cells: [
            longMonth(`${month}-15`),
            link(count, { month }),
            link(count - waiting, { month, due: 'done' }),
            link(waiting, { month, due: 'open' }),
          ],
        }))}
      />
    </DashboardCard>
  )
}
