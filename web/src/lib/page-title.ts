import { createContext, useContext, useLayoutEffect } from 'react'

/** Takes the title that a page gives itself in place of its screen's, null for none. */
export const SetPageTitle = createContext<(title: string | null) => void>(() => {})

/** For a page that has a better title than its screen: the name of its record, or what has just happened. */
export function usePageTitle(title: string | undefined): void {
  const setTitle = useContext(SetPageTitle)
  useLayoutEffect(() => {
    if (title === undefined) return
    setTitle(title)
    return () => setTitle(null)
  }, [setTitle, title])
}
