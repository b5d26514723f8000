import { localizePath } from '@tandem/contract/paths'
import type { ComponentProps } from 'react'
import ReactMarkdown from 'react-markdown'
import { Link } from 'react-router'
import { useLocale } from '#lib/i18n/locale.ts'
import styles from './Markdown.module.css'

/** Without HTML, and without images: they would be asked for at other hosts. */
export function Markdown({ children }: { children: string }) {
  return (
    <div className={styles.text}>
      <ReactMarkdown components={{ a: PageLink, h1: 'h2' }} disallowedElements={['img']}>
        {children}
      </ReactMarkdown>
    </div>
  )
}

/** A path of this product stays in the reader's language. */
function PageLink({ href = '', children }: ComponentProps<'a'>) {
  const locale = useLocale()
  if (href.startsWith('/')) return <Link to={localizePath(href, locale)}>{children}</Link>
  if (href.startsWith('#')) return <Link to={{ hash: href }}>{children}</Link>
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  )
}
