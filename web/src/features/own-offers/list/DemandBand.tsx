import { listApplicants } from '@tandem/contract/applicant-search'
import type { OwnOfferSummary } from '@tandem/contract/offers/own-offers'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { retryOf } from '#lib/api/failure-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useStudyYears } from '#lib/reference.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { ListFailure } from '#ui/states/ListFailure.tsx'
import { placesAround } from '../editor/check/useReach.ts'

type Asked = { year: number; points: OwnOfferSummary['points'] }

const minuteMs = 60_000

/** How many look for a place around the offers, counted by the applicant search; and what is not published yet. */
export function DemandBand({ offers }: { offers: OwnOfferSummary[] }) {
  const t = useTexts('ownOffers')
  const { number } = useFormats()
  const asked = useAsked(offers)
  const demand = useQuery({
    queryKey: ['own-offer-demand', asked],
    queryFn: ({ signal }) => asked && countDemand(asked, signal),
    enabled: asked !== null,
    staleTime: minuteMs,
  })
  const { data } = demand
  if (!asked || data === null) return null
  const { year } = asked
  const onRetry = retryOf(demand)
  const counted = data && {
    count: data.total,
    number: data.isMinimum ? t('reach.moreThan', { count: data.total }) : number(data.total),
  }
  const drafts = offers.filter(({ status }) => status === 'draft').length
  return (
    <InlineAlert>
      <p>
        <b>
          {counted
            ? t('demand.count', { year, ...counted })
            : t(onRetry ? 'demand.unknown' : 'demand.counting', { year })}
        </b>
        {drafts > 0 && ` ${t('demand.drafts', { count: drafts })}`}
      </p>
      <ListFailure onRetry={onRetry} />
    </InlineAlert>
  )
}

/** Null for a company that finds nobody yet, and where nothing is free. */
function useAsked(offers: OwnOfferSummary[]): Asked | null {
  const { companyStatus, onBehalf } = useSignedIn()
  const first = useFirstStudyYear()
  if (companyStatus !== 'confirmed' || onBehalf) return null
  const open = offers.filter(({ status }) => status !== 'closed')
  const years = open
    .flatMap((offer) => offer.years)
    .filter(({ year, total, taken }) => year >= first && taken < total)
    .map(({ year }) => year)
  const points = open.flatMap((offer) => offer.points)
  if (years.length === 0 || points.length === 0) return null
  const each = new Map(points.map((point) => [`${point.latitude} ${point.longitude}`, point]))
  return { year: Math.min(...years), points: [...each.values()] }
}

/** The next year in which studies begin; 0 until it is known. */
export function useFirstStudyYear(): number {
  const years = useStudyYears().flatMap(({ value }) => value ?? [])
  return years.length > 0 ? Math.min(...years) : 0
}

/** Null where the places are not on the list: then nothing could be said of what lies around them. */
async function countDemand({ year, points }: Asked, signal: AbortSignal) {
  const place = await placesAround(points, signal)
  if (place.length === 0) return null
  const query = { year: [year], place, perPage: 1 }
  const { totalItems: total, totalIsMinimum = false } = await call(listApplicants, { query }, { signal })
  return { total, isMinimum: totalIsMinimum }
}
