import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The page's query, and what changes it. A navigation takes a moment; what was chosen shows at once, and a second
 * change in that moment builds on the first.
 */
export function useSearchAddress(): { search: string; change: (next: (search: string) => string) => void } {
  const { search: address } = useLocation()
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<{ from: string; to: string } | null>(null)
  if (ahead && ahead.from !== address) setAhead(null)
  const search = ahead?.from === address ? ahead.to : address

  const newest = useRef(search)
  useEffect(() => {
    newest.current = search
  }, [search])
  const change = useCallback(
    (next: (search: string) => string) => {
      const to = next(newest.current)
      newest.current = to
      setAhead({ from: address, to })
      void navigate({ search: to })
    },
    [address, navigate],
  )
  return { search, change }
}
