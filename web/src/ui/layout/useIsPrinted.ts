import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useMedia } from './useMedia.ts'

/** A browser counts the pages before it tells of the changed media: what is not drawn at `beforeprint` is cut off. */
export function useIsPrinted(): boolean {
  const isForPrint = useMedia('print')
  const isBeforePrint = useSyncExternalStore(listenToPrinting, () => isPrinting, notYet)
  return isForPrint || isBeforePrint
}

let isPrinting = false
const notYet = () => false

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
