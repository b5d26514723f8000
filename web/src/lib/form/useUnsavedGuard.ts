import { useEffect, useEffectEvent } from 'react'
import { type Location, useBlocker } from 'react-router'
import { currentAccount } from '#lib/session/session-store.ts'
import { useIsSuspended } from '#lib/session/suspended-session.ts'

type Options = {
  /** Whether a navigation leaves the form; another page does. */
  leaves?: (from: Location, to: Location) => boolean
  /** The browser asks too, before the window is closed or loaded anew. */
  asksOnUnload?: boolean
}

/**
 * Asks before what was typed is left behind: what a `ConfirmDialog` needs beside its words. Whoever is signed out is not
 * held up. What saves itself has `UnsavedGuard` of the applications.
 */
export function useUnsavedGuard(
  isUnsaved: () => boolean,
  { leaves = isAnotherPage, asksOnUnload = false }: Options = {},
) {
  const isSuspended = useIsSuspended()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() && currentAccount() !== null && leaves(currentLocation, nextLocation),
  )
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault()
  })
  useEffect(() => {
    if (!asksOnUnload) return
    const listen = (event: BeforeUnloadEvent) => warn(event)
    window.addEventListener('beforeunload', listen)
    return () => window.removeEventListener('beforeunload', listen)
  }, [asksOnUnload])
  return {
    // Behind the login nobody could answer it.
    open: blocker.state === 'blocked' && !isSuspended,
    onClose: () => blocker.reset?.(),
    onConfirm: () => blocker.proceed?.(),
  }
}

export const isAnotherPage = (from: Location, to: Location): boolean => from.pathname !== to.pathname
