import { useSearchParams } from 'react-router'
import type { StatisticsWanted } from './queries.ts'

/** Year and location as the address says them; anything that is neither is left out. */
export function useStatisticsFilter() {
  const [params, setParams] = useSearchParams()
  const year = /^2[01]\d\d$/.exec(params.get('year') ?? '')?.[0]
  const location = params.get('location')?.slice(0, 80)
  const wanted: StatisticsWanted = { ...(year && { year: Number(year) }), ...(location && { location }) }
  const set = (change: { year?: string; location?: string }) => {
    const next = { year: year ?? '', location: location ?? '', ...change }
    const given = Object.entries(next).filter(([, value]) => value !== '')
    setParams(Object.fromEntries(given), { replace: true, preventScrollReset: true })
  }
  return { wanted, set }
}
