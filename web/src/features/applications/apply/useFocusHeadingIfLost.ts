import { useEffect } from 'react'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'

/**
 * The control or heading that had the focus has gone: the page's heading takes it. A press beside the controls leaves the
 * focus at the main part, which says nothing either.
 */
export function useFocusHeadingIfLost(): void {
  useEffect(() => {
    if (document.activeElement?.matches('body, main')) focusPageHeading()
  }, [])
}
