import { useSyncExternalStore } from 'react'
import { create } from 'zustand'

/** When the server last answered. Not in the store: nobody looks at it while there is a connection. */
let contactAt: number | null = null

/** Whether the page shows what was kept, because there was no answer when it began. */
const useOpenedOffline = create<{ isOpenedOffline: boolean }>()(() => ({ isOpenedOffline: false }))

export const lastContact = (): number | null => contactAt
export const isOpenedOffline = (): boolean => useOpenedOffline.getState().isOpenedOffline

export function noteContact(): void {
  contactAt = Date.now()
  if (isOpenedOffline()) useOpenedOffline.setState({ isOpenedOffline: false })
}

export function openOffline(at: number): void {
  contactAt = at
  useOpenedOffline.setState({ isOpenedOffline: true })
}

/** How old what is shown is; null while there is a connection. */
export const useOfflineSince = (): number | null => (useIsOffline() ? contactAt : null)

export function useIsOffline(): boolean {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine === false,
    () => false,
  )
  const { isOpenedOffline } = useOpenedOffline()
  return isOffline || isOpenedOffline
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
