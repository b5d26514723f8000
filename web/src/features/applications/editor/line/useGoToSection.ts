import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The section of the address comes into sight and its heading takes the focus, also when it is asked for again. */
export function useGoToSection(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address again has another key
  useEffect(() => {
    const section = hash && document.getElementById(hash.slice(1))
    if (!section) return
    section.scrollIntoView()
    section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [hash, key])
}
