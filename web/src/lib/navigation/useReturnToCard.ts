import { useEffect, useState } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router'
import { clearOpened, lastOpened, type SearchedList } from '../storage/search-storage.ts'
import { cardId, cardToReturnTo } from './return-to-card.ts'

/**
 * Back from a record: its card gets the focus once the list is there. A link back also brings it into sight, and so
 * does any way back to a screen that starts at the top always; on the others the browser's own "back" restores where
 * one was, after 500 ms (specification, section 2).
 */
export function useReturnToCard(list: SearchedList, listed: boolean): void {
  const { state, key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  // Going back further, through searches of before, leads to none.
  const [arrival] = useState(() => ({ key, opened: lastOpened(list) }))
  // Not while rendering, which React may begin more than once.
  useEffect(() => clearOpened(list), [list])
  const startsAtTop = useMatches().some(({ handle }) => (handle as { startsAtTop?: boolean })?.startsAtTop)
  const linked = cardToReturnTo(state)
  const recordId = linked ?? (isBack && arrival.key === key ? arrival.opened : null)
  const bringsIntoSight = linked !== null || startsAtTop
  useEffect(() => {
    if (!listed || !recordId) return
    let isLeft = false
    // After all effects, since the shell's puts every new page to its top.
    queueMicrotask(() => {
      const card = isLeft ? null : document.getElementById(cardId(recordId))
      card?.querySelector('a')?.focus({ preventScroll: true })
      if (bringsIntoSight) card?.scrollIntoView({ block: 'center' })
    })
    return () => {
      isLeft = true
    }
  }, [listed, recordId, bringsIntoSight])
}
