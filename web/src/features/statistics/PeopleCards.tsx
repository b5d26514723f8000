import type { PlatformStatistics } from '@tandem/contract/statistics/platform-statistics'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { BarChart } from '#ui/charts/BarChart.tsx'
import { BarList } from '#ui/charts/BarList.tsx'
import { StatisticCard, type StatisticScope } from './StatisticCard.tsx'
import { useStatisticWords } from './useStatisticWords.ts'

export type CardsProps = { statistics: PlatformStatistics; scope: StatisticScope }

/** Who is there, and what they let be found of themselves. */
export function PeopleCards({ statistics, scope }: CardsProps) {
  const t = useTexts('statistics')
  const { number } = useFormats()
  const { countText, shortPeriod, longPeriod } = useStatisticWords()
  const { registrations, profiles, applicants } = statistics
  return (
    <>
      <StatisticCard
        title={t('registrations.title')}
        lead={t('registrations.lead')}
        scope={scope}
        legend={[
          { text: t('registrations.applicants'), tone: 'theory' },
          { text: t('registrations.companies'), tone: 'practice' },
        ]}
        table={{
          columns: [t('period'), t('registrations.applicants'), t('registrations.companies')],
          rows: registrations.map(({ period, applicants, companies }) => ({
            key: period,
            cells: [longPeriod(period), applicants, companies],
          })),
        }}
      >
        <BarChart
          name={t('registrations.picture', {
            numbers: registrations
              .map(({ period, applicants }) => `${longPeriod(period)}: ${countText(applicants)}`)
              .join(', '),
          })}
          labels={registrations.map(({ period }) => shortPeriod(period))}
          format={number}
          bars={[
            {
              key: 'applicants',
              tone: 'theory',
              values: registrations.map((each) => each.applicants ?? 0),
            },
            { key: 'companies', tone: 'practice', values: registrations.map((each) => each.companies) },
          ]}
        />
      </StatisticCard>
      <StatisticCard
        title={t('profiles.title')}
        lead={t('profiles.lead')}
        scope={scope}
        table={{
          columns: [t('profiles.state'), t('profiles.applicants')],
          rows: [
            ...profiles.map(({ state, applicants }) => ({
              key: state as string,
              cells: [t(`profiles.states.${state}`), applicants] as [string, number | null],
            })),
            { key: 'all', cells: [t('profiles.all'), applicants] },
          ],
        }}
      >
        <BarList
          label={t('profiles.title')}
          tone="theory"
          bars={profiles.map(({ state, applicants }) => ({
            key: state,
            name: t(`profiles.states.${state}`),
            value: applicants,
            text: countText(applicants),
          }))}
        />
      </StatisticCard>
    </>
  )
}

/** How far they got in the self-test. */
export function MathsCard({ statistics: { maths }, scope }: CardsProps) {
  const t = useTexts('statistics')
  const { countText } = useStatisticWords()
  return (
    <StatisticCard
      title={t('maths.title')}
      lead={t('maths.lead')}
      scope={scope}
      table={{
        columns: [t('maths.level'), t('profiles.applicants')],
        rows: maths.map(({ level, applicants }) => ({
          key: String(level),
          cells: [t('maths.levelOf', { level }), applicants],
        })),
      }}
    >
      <BarList
        label={t('maths.title')}
        tone="theory"
        bars={maths.map(({ level, applicants }) => ({
          key: String(level),
          name: t('maths.levelOf', { level }),
          value: applicants,
          text: countText(applicants),
        }))}
      />
    </StatisticCard>
  )
}
