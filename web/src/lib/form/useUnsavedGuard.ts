import { useEffect, useEffectEvent, useState } from 'react'
import { type Location, useBlocker } from 'react-router'
import { currentAccount } from '#lib/session/session-store.ts'
import { useIsSuspended } from '#lib/session/suspended-session.ts'

type Options = {
  /** Whether a navigation leaves the form; another page does. */
  leaves?: (from: Location, to: Location) => boolean
  /** The browser asks too, before the window is closed or loaded anew. */
  asksOnUnload?: boolean
}

/** A save that is on its way is mostly done by then. */
const untilAskedMs = 200
const checkEveryMs = 50

/**
 * Asks before what was typed is left behind: what a `ConfirmDialog` needs beside its words. Whoever leaves while it is
 * being saved goes on once it is; whoever is signed out is not held up. What saves itself has `UnsavedGuard` of the
 * feature `autosave`.
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
  const [isAsking, setAsking] = useState(false)
  const isStillUnsaved = useEffectEvent(isUnsaved)
  const goOn = useEffectEvent(() => blocker.proceed?.())
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const look = setInterval(() => {
      if (isStillUnsaved()) return
      clearInterval(look)
      goOn()
    }, checkEveryMs)
    const ask = setTimeout(() => setAsking(true), untilAskedMs)
    return () => {
      clearInterval(look)
      clearTimeout(ask)
      setAsking(false)
    }
  }, [blocker.state])
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
    open: isAsking && blocker.state === 'blocked' && !isSuspended,
    onClose: () => blocker.reset?.(),
    onConfirm: () => blocker.proceed?.(),
  }
}

export const isAnotherPage = (from: Location, to: Location): boolean => from.pathname !== to.pathname
