import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * The server describes the page that was asked for in its head. Of another page, opened from there, that would be
 * untrue: a browser that shares it takes its canonical address. React writes a title of its own before the server's.
 */
export function useServedHead(): void {
  const { pathname } = useLocation()
  const served = useRef(pathname)
  useEffect(() => {
    document.querySelector('title + title')?.remove()
    if (pathname === served.current) return
    for (const element of document.querySelectorAll('head > [data-page]')) element.remove()
  }, [pathname])
}
