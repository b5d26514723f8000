import { noLocation } from '@tandem/contract/statistics/platform-statistics'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { BarChart } from '#ui/charts/BarChart.tsx'
import { BarList } from '#ui/charts/BarList.tsx'
import type { CardsProps } from './PeopleCards.tsx'
import { StatisticCard } from './StatisticCard.tsx'

type Row = { key: string; name: string; offers: number; places: number; free: number }

/** Offers and their places by start year, course and location. */
export function OfferCards({ statistics: { startYears, courses, sites, locations }, scope }: CardsProps) {
  const t = useTexts('statistics')
  const { number } = useFormats()
  const tableOf = (first: string, rows: Row[]) => ({
    columns: [first, t('offers.offers'), t('offers.places'), t('offers.free')],
    rows: rows.map(({ key, name, offers, places, free }) => ({
      key,
      cells: [name, offers, places, free] as [string, number, number, number],
    })),
  })
  const barsOf = (rows: Row[]) =>
    rows.map(({ key, name, places }) => ({ key, name, value: places, text: number(places) }))
  const byYear = startYears.map(({ year, ...counts }) => ({
    key: String(year),
    name: String(year),
    ...counts,
  }))
  const byCourse = courses.map(({ id, name, ...counts }) => ({
    key: id,
    name: name || t('offers.noCourse'),
    ...counts,
  }))
  const bySite = sites.map(({ key, ...counts }) => ({
    key,
    name:
      key === noLocation
        ? t('filters.noLocation')
        : (locations.find((location) => location.key === key)?.name ?? key),
    ...counts,
  }))
  return (
    <>
      <StatisticCard
        title={t('offers.byYear')}
        lead={t('offers.lead')}
        scope={scope}
        legend={[
          { text: t('offers.places'), tone: 'theory' },
          { text: t('offers.free'), tone: 'practice' },
        ]}
        table={tableOf(t('offers.year'), byYear)}
      >
        <BarChart
          name={t('offers.picture', {
            numbers: byYear.map(({ name, places }) => `${name}: ${number(places)}`).join(', '),
          })}
          labels={byYear.map(({ name }) => name)}
          format={number}
          bars={[
            { key: 'places', tone: 'theory', values: byYear.map(({ places }) => places) },
            { key: 'free', tone: 'practice', values: byYear.map(({ free }) => free) },
          ]}
        />
      </StatisticCard>
      <StatisticCard
        title={t('offers.byLocation')}
        lead={t('offers.barsLead')}
        scope={scope}
        table={tableOf(t('filters.location'), bySite)}
      >
        <BarList label={t('offers.byLocation')} tone="practice" bars={barsOf(bySite)} />
      </StatisticCard>
      <StatisticCard
        title={t('offers.byCourse')}
        lead={t('offers.barsLead')}
        scope={scope}
        table={tableOf(t('offers.course'), byCourse)}
      >
        <BarList label={t('offers.byCourse')} tone="practice" bars={barsOf(byCourse)} />
      </StatisticCard>
    </>
  )
}
