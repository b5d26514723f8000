import type { MouseEvent, ReactNode } from 'react'
import { mainId } from '#ui/layout/Page.tsx'
import styles from './SkipLink.module.css'

export function SkipLink({ children }: { children: ReactNode }) {
  function skip(event: MouseEvent) {
    const main = document.getElementById(mainId)
    if (!main) return
    // The router would take the hash for a navigation.
    event.preventDefault()
    main.focus()
    main.scrollIntoView()
  }
  return (
    <a href={`#${mainId}`} className={styles.skip} onClick={skip}>
      {children}
    </a>
  )
}
