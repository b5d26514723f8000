import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { BarChart } from '#ui/charts/BarChart.tsx'
import { BarList } from '#ui/charts/BarList.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import type { CardsProps } from './PeopleCards.tsx'
import { StatisticCard } from './StatisticCard.tsx'
import { useStatisticWords } from './useStatisticWords.ts'

/** What becomes of applications, how soon they are answered, and what is searched for meanwhile. */
export function ProcessCards(props: CardsProps) {
  return (
    <>
      <FunnelCard {...props} />
      <AnswersCard {...props} />
      <SavedSearchesCard {...props} />
    </>
  )
}

function FunnelCard({ statistics: { funnel }, scope }: CardsProps) {
  const t = useTexts('statistics')
  const { countText } = useStatisticWords()
  return (
    <StatisticCard
      title={t('funnel.title')}
      lead={t('funnel.lead')}
      scope={scope}
      table={{
        columns: [t('funnel.step'), t('funnel.applications')],
        rows: funnel.map(({ step, applications }) => ({
          key: step,
          cells: [t(`funnel.steps.${step}`), applications],
        })),
      }}
    >
      <BarList
        label={t('funnel.title')}
        tone="theory"
        bars={funnel.map(({ step, applications }) => ({
          key: step,
          name: t(`funnel.steps.${step}`),
          value: applications,
          text: countText(applications),
        }))}
      />
    </StatisticCard>
  )
}

function AnswersCard({ statistics: { answers }, scope }: CardsProps) {
  const t = useTexts('statistics')
  const { decimal, number } = useFormats()
  const { shortPeriod, longPeriod } = useStatisticWords()
  const { responseDays } = useSettings().company
  const daysText = (days: number | null) => (days === null ? '–' : t('answers.days', { days: decimal(days) }))
  return (
    <StatisticCard
      title={t('answers.title')}
      lead={t('answers.lead')}
      scope={scope}
      table={{
        columns: [t('period'), t('answers.answered'), t('answers.median')],
        rows: answers.map(({ period, answered, days }) => ({
          key: period,
          // Without an answer there are no days: that is nothing kept back.
          cells: [longPeriod(period), answered, answered === 0 ? '' : days],
        })),
      }}
    >
      <LineChart
        name={t('answers.picture', {
          numbers: answers.map(({ period, days }) => `${longPeriod(period)}: ${daysText(days)}`).join(', '),
        })}
        labels={answers.map(({ period }) => shortPeriod(period))}
        format={number}
        limit={{ value: responseDays, text: t('answers.promised', { days: number(responseDays) }) }}
        lines={[{ key: 'days', tone: 'practice', strong: true, values: answers.map(({ days }) => days) }]}
      />
    </StatisticCard>
  )
}

function SavedSearchesCard({ statistics: { savedSearches }, scope }: CardsProps) {
  const t = useTexts('statistics')
  const { number } = useFormats()
  const { countText } = useStatisticWords()
  const nameOf = (interval: (typeof savedSearches)[number]['interval']) =>
    t(`savedSearches.intervals.${interval}`)
  return (
    <StatisticCard
      title={t('savedSearches.title')}
      lead={t('savedSearches.lead')}
      scope={scope}
      legend={[
        { text: t('savedSearches.applicants'), tone: 'theory' },
        { text: t('savedSearches.companies'), tone: 'practice' },
      ]}
      table={{
        columns: [t('savedSearches.interval'), t('savedSearches.applicants'), t('savedSearches.companies')],
        rows: savedSearches.map(({ interval, applicants, companies }) => ({
          key: interval,
          cells: [nameOf(interval), applicants, companies],
        })),
      }}
    >
      <BarChart
        name={t('savedSearches.picture', {
          numbers: savedSearches
            .map(({ interval, applicants }) => `${nameOf(interval)}: ${countText(applicants)}`)
            .join(', '),
        })}
        labels={savedSearches.map(({ interval }) => nameOf(interval))}
        format={number}
        bars={[
          {
            key: 'applicants',
            tone: 'theory',
            values: savedSearches.map((each) => each.applicants ?? 0),
          },
          {
            key: 'companies',
            tone: 'practice',
            values: savedSearches.map((each) => each.companies ?? 0),
          },
        ]}
      />
    </StatisticCard>
  )
}
