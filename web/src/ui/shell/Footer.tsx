import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { Container } from '#ui/layout/Container.tsx'
import styles from './Footer.module.css'

interface FooterProps {
  /** "© 2026 Duale Hochschule" */
  copyright: string
  legal: { label: string; links: { to: To; label: string }[] }
  /** What stands at the end of the line, such as the choice of the theme. */
  children?: ReactNode
  /** On pages in the wide container. */
  wide?: boolean
  /** Above the line. */
  above: ReactNode
  /** What is above is a line at most. */
  slim?: boolean
}

/** Dark petrol, with the two brand colours as its upper edge. */
export function Footer({ copyright, legal, children, wide, above, slim }: FooterProps) {
  return (
    <footer className={`on-inverse ${styles.footer}`}>
      <Container width={wide ? 'wide' : 'default'} className={slim ? undefined : styles.above}>
        {above}
      </Container>
      <Container width={wide ? 'wide' : 'default'} className={styles.line}>
        <span className={styles.copyright}>{copyright}</span>
        <nav aria-label={legal.label} className={styles.links}>
          {legal.links.map((link) => (
            <Link key={link.label} to={link.to}>
              {link.label}
            </Link>
          ))}
        </nav>
        {children}
      </Container>
    </footer>
  )
}
