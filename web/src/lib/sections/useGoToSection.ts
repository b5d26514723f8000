import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { goToSection } from './go-to-section.ts'

/**
 * The section of the address comes into sight and its heading takes the focus, also when it is asked for again.
 * While parts of the page still load, sections move: once they have, it is brought into sight once more, unless
 * the person has gone on meanwhile.
 */
export function useGoToSection(isLoading = false): void {
  const { hash, key } = useLocation()
  const waiting = useRef<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address again has another key
  useEffect(() => {
    waiting.current = hash ? goToSection(hash.slice(1)) : null
  }, [hash, key])
  useEffect(() => {
    if (isLoading || !waiting.current) return
    if (document.activeElement === waiting.current) goToSection(hash.slice(1))
    waiting.current = null
  }, [isLoading, hash])
}
