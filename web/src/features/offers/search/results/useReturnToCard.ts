import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { cardId, cardInState } from '../way-back.ts'

/** Back from an offer: its card gets the focus once the list is there. */
export function useReturnToCard(listed: boolean): void {
  const { state } = useLocation()
  const offerId = cardInState(state)
  useEffect(() => {
    if (!listed || !offerId) return
    // A frame later, since the shell first puts every new page to its top.
    const frame = requestAnimationFrame(() => {
      const card = document.getElementById(cardId(offerId))
      card?.querySelector('a')?.focus({ preventScroll: true })
      card?.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [listed, offerId])
}
