import { useEffect, useState } from 'react'
import { useSignedIn } from '#lib/session/session-store.ts'
import { readStored, store } from '#lib/storage/stored-value.ts'

type Visit = { at: number; before: number }

/** Whoever comes back within this time is still at the same visit. */
const pauseMs = 30 * 60 * 1000

/** When one last looked before this visit, on this device. At the first visit nothing is new. */
export function useLastVisit(): number {
  const { id } = useSignedIn()
  const key = `tandem-received-visit-${id}`
  const [visit] = useState((): Visit => {
    const now = Date.now()
    const last = readStored<Visit>(key)?.value
    if (!last) return { at: now, before: now }
    return { at: now, before: now - last.at > pauseMs ? last.at : last.before }
  })
  useEffect(() => {
    // What comes while one looks is seen: the visit lasts until the page is left or hidden.
    const storeVisit = () => store(key, { ...visit, at: Date.now() })
    storeVisit()
    document.addEventListener('visibilitychange', storeVisit)
    return () => {
      document.removeEventListener('visibilitychange', storeVisit)
      storeVisit()
    }
  }, [key, visit])
  return visit.before
}
