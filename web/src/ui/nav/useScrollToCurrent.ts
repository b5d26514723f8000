import { type RefObject, useEffect } from 'react'

/** Scrolls a row of links sideways until the current one is in sight. */
export function useScrollToCurrent(row: RefObject<HTMLElement | null>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because another one is current
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (link && row.current) row.current.scrollTo({ left: link.offsetLeft - row.current.offsetLeft - 16 })
  }, [row, current])
}
