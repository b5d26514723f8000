import { useEffect, useRef } from 'react'
import { profileLinkId } from '../open/useOpenProfile.ts'

/** When the drawer closes, the focus that was in it goes to the row of who was shown last, whoever opened it. */
export function useReturnToRow(openId: string): void {
  const last = useRef(openId)
  useEffect(() => {
    last.current = openId
  }, [openId])
  useEffect(
    () => () => {
      // The dialog has closed by now, in a layout effect, and has given the focus to the row that opened it.
      const { activeElement } = document
      const wasInside = activeElement === document.body || activeElement?.id.startsWith(profileLinkId(''))
      if (!wasInside) return
      const link = document.getElementById(profileLinkId(last.current))
      link?.focus({ preventScroll: true })
      link?.scrollIntoView({ block: 'nearest' })
    },
    [],
  )
}
