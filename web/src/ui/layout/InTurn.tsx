import { Children, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'

/**
 * Draws its children one after the other, within moments, so that a long page answers meanwhile. Once all of them
 * stand, they come and go as anywhere.
 */
export function InTurn({ children }: { children: ReactNode }) {
  // The same elements each time: what stands already is not drawn again for the next one.
  const parts = useMemo(() => Children.toArray(children), [children])
  const [drawn, setDrawn] = useState(1)
  useEffect(() => {
    if (drawn === Number.POSITIVE_INFINITY) return
    startTransition(() => setDrawn(drawn < parts.length ? drawn + 1 : Number.POSITIVE_INFINITY))
  }, [drawn, parts.length])
  return parts.slice(0, drawn)
}
