import { useCallback, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** For what must differ in structure. What only differs in looks is a media query in CSS. */
export const useMedia = (query: string): boolean => useMediaIfKnown(query) ?? false

/** Null in what a server has drawn and while a browser takes it over: there CSS decides. */
export function useMediaIfKnown(query: string): boolean | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      const stop = isForPrint(query) ? listenToPrinting(listener) : undefined
      return () => {
        media.removeEventListener('change', listener)
        stop?.()
      }
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches || (isPrinting && isForPrint(query)),
    () => null,
  )
}

let isPrinting = false

const isForPrint = (query: string) => query.split(',').some((part) => part.trim() === 'print')

/** A browser counts the pages before it tells of the changed media: what is drawn by then is cut off at their end. */
function listenToPrinting(listener: () => void): () => void {
  const set = (value: boolean) =>
    flushSync(() => {
      isPrinting = value
      listener()
    })
  const [start, end] = [() => set(true), () => set(false)]
  window.addEventListener('beforeprint', start)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', start)
    window.removeEventListener('afterprint', end)
  }
}
