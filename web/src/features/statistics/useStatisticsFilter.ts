import { useSearchChange } from '#lib/navigation/useSearchChange.ts'
import type { StatisticsWanted } from './queries.ts'

/** Year and location as the address says them; anything that is neither is left out. */
export function useStatisticsFilter() {
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
