import { useEffect } from 'react'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'

/** The control or heading that had the focus has gone: the page's heading takes it. */
export function useFocusHeadingIfLost(): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusPageHeading()
  }, [])
}
