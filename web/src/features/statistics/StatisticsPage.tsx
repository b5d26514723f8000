import { noLocation, type PlatformStatistics } from '@tandem/contract/statistics/platform-statistics'
import { useQuery } from '@tanstack/react-query'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSearchChange } from '#lib/navigation/useSearchChange.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import { OfferCards } from './OfferCards.tsx'
import { MathsCard, PeopleCards } from './PeopleCards.tsx'
import { ProcessCards } from './ProcessCards.tsx'
import { type StatisticsWanted, statisticsQuery } from './queries.ts'
import styles from './StatisticsPage.module.css'

/** The platform in numbers, by year and location: drawn, as tables, and as files for whoever asks for them. */
export function StatisticsPage() {
  const t = useTexts('statistics')
  const { dateTime } = useFormats()
  const { wanted, set } = useStatisticsFilter()
  const { data, error, refetch, isPlaceholderData } = useQuery(statisticsQuery(wanted, useLocale()))
  const scope = {
    period: wanted.year ? String(wanted.year) : t('filters.allYears'),
    location: useLocationName(data, wanted.location),
    isLoading: isPlaceholderData,
  }
  return (
    <Page width="wide">
      <PageHead
        title={t('title')}
        lead={data ? t('asOf', { when: dateTime(data.countedAt) }) : '\u00a0'}
        actions={<Filters statistics={data} wanted={wanted} set={set} />}
      />
      {!data && error && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
      {!data && !error && (
        <LoadingArea label={t('loading')} className={styles.cards}>
          {[0, 1, 2, 3].map((card) => (
            <SkeletonCard key={card} tile={false} heights={[380, 360]} />
          ))}
        </LoadingArea>
      )}
      {data && (
        <div className={styles.cards} aria-busy={scope.isLoading}>
          <PeopleCards statistics={data} scope={scope} />
          <ProcessCards statistics={data} scope={scope} />
          <MathsCard statistics={data} scope={scope} />
          <OfferCards statistics={data} scope={scope} />
        </div>
      )}
      <LiveRegion>
        {data && !scope.isLoading && t('shown', { period: scope.period, location: scope.location })}
      </LiveRegion>
    </Page>
  )
}

function useLocationName(data: PlatformStatistics | undefined, key: string | undefined): string {
  const t = useTexts('statistics')
  if (!key) return t('filters.allLocations')
  if (key === noLocation) return t('filters.noLocation')
  return data?.locations.find((location) => location.key === key)?.name ?? key
}

type FiltersProps = { statistics: PlatformStatistics | undefined } & ReturnType<typeof useStatisticsFilter>

function Filters({ statistics, wanted, set }: FiltersProps) {
  const t = useTexts('statistics')
  const years = [...new Set([...(statistics?.years ?? []), ...(wanted.year ? [wanted.year] : [])])]
  return (
    <search className={styles.filters} aria-label={t('filters.label')}>
      <SelectField
        label={t('filters.year')}
        placeholder={t('filters.allYears')}
        value={wanted.year ?? ''}
        onChange={(event) => set({ year: event.target.value })}
        options={years.toSorted((a, b) => b - a).map((year) => ({ value: year, label: String(year) }))}
      />
      <SelectField
        label={t('filters.location')}
        placeholder={t('filters.allLocations')}
        value={wanted.location ?? ''}
        onChange={(event) => set({ location: event.target.value })}
        options={[
          ...(statistics?.locations ?? []).map(({ key, name }) => ({ value: key, label: name })),
          { value: noLocation, label: t('filters.noLocation') },
        ]}
      />
    </search>
  )
}

/** Year and location as the address says them; anything that is neither is left out. */
function useStatisticsFilter() {
  const { params, change } = useSearchChange()
  const { year, location } = read(params)
  const wanted: StatisticsWanted = { ...(year && { year: Number(year) }), ...(location && { location }) }
  const set = (choice: { year?: string; location?: string }) =>
    change((now) => {
      const next = Object.entries({ ...read(now), ...choice }).filter(([, value]) => value)
      return Object.fromEntries(next) as Record<string, string>
    })
  return { wanted, set }
}

const read = (params: URLSearchParams) => ({
  year: /^2[01]\d\d$/.exec(params.get('year') ?? '')?.[0],
  location: params.get('location')?.slice(0, 80),
})
