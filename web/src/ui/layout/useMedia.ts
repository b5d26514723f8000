import { useCallback, useSyncExternalStore } from 'react'

/** For what must differ in structure. What only differs in looks is a media query in CSS. */
export const useMedia = (query: string): boolean => useMediaIfKnown(query) ?? false

/** Null in what a server has drawn and while a browser takes it over: there CSS decides. */
export function useMediaIfKnown(query: string): boolean | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => null,
  )
}
