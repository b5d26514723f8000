import { localizePath } from '@tandem/contract/paths'
import type { ComponentProps } from 'react'
import Markdown from 'react-markdown'
import { Link } from 'react-router'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Text } from '#ui/layout/Text.tsx'
import styles from './PageText.module.css'

/** Markdown without HTML. */
export function PageText({ body, updatedAt }: { body: string; updatedAt: string }) {
  const t = useTexts('pages')
  const { day } = useFormats()
  return (
    <div className={styles.text}>
      <Markdown components={{ a: PageLink, h1: 'h2' }}>{body}</Markdown>
      <Text size="small" muted>
        {t('static.updated', { day: day(updatedAt) })}
      </Text>
    </div>
  )
}

/** A path of this product stays in the reader's language. */
function PageLink({ href = '', children }: ComponentProps<'a'>) {
  const locale = useLocale()
  if (href.startsWith('/')) return <Link to={localizePath(href, locale)}>{children}</Link>
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  )
}
