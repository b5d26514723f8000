import type { LoadedApplications } from '#features/applications/queries.ts'
import { standingOf } from '#features/applications/stage/standing.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { offersOf } from './filters/filter-received.ts'

/**
 * "20 Bewerbungen auf 3 Angebote, 4 davon neu"; before all are loaded, how many are. New is what nobody has opened yet,
 * as on the dashboard; the board's first column also has what was viewed.
 */
export function useCounts(data: LoadedApplications | undefined): string | undefined {
  const t = useTexts('applications')
  if (!data || data.total === 0) return undefined
  const { items, total } = data
  const applications = t('received.applications', { count: total })
  if (items.length < total) return [applications, t('more.loaded', { count: items.length, total })].join(', ')
  const offers = offersOf(items).length
  const fresh = items.filter((each) => standingOf(each) === 'received').length
  const toOffers = offers > 0 && t('received.toOffers', { count: offers })
  const newOnes = fresh > 0 && t('received.newOnes', { count: fresh })
  return [[applications, toOffers].filter(Boolean).join(' '), newOnes].filter(Boolean).join(', ')
}
