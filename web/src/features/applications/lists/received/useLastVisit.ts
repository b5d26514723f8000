import { useEffect, useState } from 'react'
import { useSignedIn } from '#lib/session/session-store.ts'
import { readStored, store } from '#lib/storage/stored-value.ts'

type Visit = { at: number; before: number }

/** Whoever comes back within this time is still at the same visit. */
const pauseMs = 30 * 60 * 1000

/** When one last looked before this visit, on this device; 0 at the first one. */
export function useLastVisit(): number {
  const { id } = useSignedIn()
  const key = `received-visit/${id}`
  const [visit] = useState((): Visit => {
    const now = Date.now()
    const last = readStored<Visit>(key)?.value
    if (!last) return { at: now, before: now }
    return { at: now, before: now - last.at > pauseMs ? last.at : last.before }
  })
  useEffect(() => store(key, visit), [key, visit])
  return visit.before
}
