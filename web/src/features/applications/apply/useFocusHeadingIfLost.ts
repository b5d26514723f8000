import { useEffect } from 'react'

/** The control or heading that had the focus has gone: the page's heading takes it. */
export function useFocusHeadingIfLost(): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [])
}
