import type { RouterProviderProps } from 'react-router'

type Router = RouterProviderProps['router']

export function untilInitialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/** Whether the served page is what this address draws: a server knows no state of a history, and the way may lead on. */
export function isDrawnFor(servedFor: string | null, { state }: Router): boolean {
  const { pathname, search, state: ofHistory } = state.location
  return servedFor === pathname + search && ofHistory === null && state.errors === null
}
