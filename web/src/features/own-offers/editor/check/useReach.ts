import { listApplicants } from '@tandem/contract/applicant-search'
import type { CallInput } from '@tandem/contract/endpoint'
import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { findPlaces } from '@tandem/contract/reference'
import { placeAround } from '@tandem/contract/search/place-around'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useAccount } from '#lib/session/session-store.ts'

export type Gain = { kind: 'qualification' | 'grade' | 'document' | 'language'; id: string; count: number }
export type Reach = { total: number; isMinimum: boolean; isAround: boolean; gains: Gain[] }

type Filters = NonNullable<CallInput<typeof listApplicants>['query']>
type Asked = Pick<
  OfferContent,
  | 'studyInterest'
  | 'years'
  | 'locations'
  | 'qualifications'
  | 'minimumGrade'
  | 'requiredDocuments'
  | 'languages'
>

const radius = 50
const minuteMs = 60_000
/** So many searches at most are made beside the first one, of each kind. */
const most = 4

/** Undefined before the first answer, and for a company that finds nobody yet. */
export function useReach(content: OfferContent): Reach | undefined {
  const account = useAccount()
  const isConfirmed = account?.companyStatus === 'confirmed' && !account.onBehalf
  const { studyInterest, years, locations, qualifications, minimumGrade, requiredDocuments, languages } =
    content
  const asked: Asked = {
    ...{ studyInterest, years, locations, qualifications, minimumGrade, requiredDocuments, languages },
  }
  const { data } = useQuery({
    queryKey: ['own-offer-reach', asked],
    queryFn: ({ signal }) => countReach(asked, signal),
    enabled: isConfirmed && studyInterest !== null,
    staleTime: minuteMs,
    placeholderData: keepPreviousData,
  })
  return studyInterest === null ? undefined : data
}

async function countReach(asked: Asked, signal: AbortSignal): Promise<Reach> {
  const filters = await filtersOf(asked, signal)
  const count = async (changes: Partial<Filters>) => {
    const query: Filters = { ...filters, ...changes, perPage: 1 }
    return call(listApplicants, { query }, { signal })
  }
  const { totalItems: total, totalIsMinimum = false } = await count({})
  const gain = async (kind: Gain['kind'], id: string, changes: Partial<Filters>): Promise<Gain> => ({
    kind,
    id,
    count: (await count(changes)).totalItems - total,
  })
  const { document = [], language = [], qualification = [] } = filters
  const searches: Promise<Gain | Gain[]>[] = [
    ...[document]
      .flat()
      .slice(0, most)
      .map((id) => gain('document', id, { document: [document].flat().filter((each) => each !== id) })),
    ...[language]
      .flat()
      .slice(0, most)
      .map((each) =>
        gain('language', each.split('~')[0] ?? '', {
          language: [language].flat().filter((other) => other !== each),
        }),
      ),
  ]
  if (filters.grade !== undefined) searches.push(gain('grade', '', { grade: undefined }))
  const accepted = [qualification].flat()
  if (accepted.length > 0) {
    searches.push(
      count({ qualification: [], facets: '1' }).then(({ facets }) =>
        (facets?.qualification ?? [])
          .filter(({ id }) => !accepted.includes(id))
          .map(({ id, count }) => ({ kind: 'qualification', id, count })),
      ),
    )
  }
  const gains = (await Promise.all(searches)).flat()
  return {
    total,
    isMinimum: totalIsMinimum,
    isAround: (filters.place ?? []).length > 0,
    // Beyond the most that is counted a difference says nothing.
    gains: totalIsMinimum ? [] : gains.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count),
  }
}

async function filtersOf(asked: Asked, signal: AbortSignal): Promise<Filters> {
  const { studyInterest, years, minimumGrade } = asked
  const hasGrade = minimumGrade !== null && !Number.isNaN(minimumGrade)
  return {
    studyInterest: studyInterest ? [studyInterest] : [],
    year: years.filter(({ total }) => total > 0).map(({ year }) => year),
    place: await placesAround(asked.locations, signal),
    qualification: asked.qualifications,
    grade: hasGrade ? minimumGrade : undefined,
    document: asked.requiredDocuments,
    language: asked.languages
      .filter(({ level }) => level !== 'no_choice')
      .map(({ language, level }) => `${language}~${level}`),
  }
}

type Point = { latitude: number; longitude: number }

/** What a search takes for around these points, of which it looks at ten. */
export async function placesAround(points: readonly Point[], signal: AbortSignal): Promise<string[]> {
  if (points.length === 0) return []
  const near = points
    .slice(0, 10)
    .map(({ latitude, longitude }) => `${latitude.toFixed(6)}~${longitude.toFixed(6)}`)
  const { member } = await call(findPlaces, { query: { near } }, { signal })
  return member.map(({ id }) => placeAround(id, radius))
}
