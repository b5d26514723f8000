import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Container, type ContainerWidth } from './Container.tsx'
import styles from './Page.module.css'

export const mainId = 'main'

interface PageProps {
  /** `full` brings no container: the page places its own bands and containers. */
  width?: ContainerWidth | 'full'
  /** No space above and below. */
  flush?: boolean
  children: ReactNode
}

export function Page({ width = 'default', flush = width === 'full', children }: PageProps) {
  return (
    <main id={mainId} tabIndex={-1} className={cx(!flush && styles.spaced)}>
      {width === 'full' ? children : <Container width={width}>{children}</Container>}
    </main>
  )
}

/** The same space above and below in a page that is flush, for what wants it there. */
export function PageSpace({ children }: { children: ReactNode }) {
  return <div className={styles.spaced}>{children}</div>
}
