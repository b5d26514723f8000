import type { Locale } from '@tandem/contract/locales'
import { diffWordsWithSpace } from 'diff'
import { useTexts } from '#lib/i18n/texts.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import styles from './ChangedWords.module.css'

/** Two long texts that have little in common are shown one after the other. */
const diffOptions = { timeout: 200 }

/** What is different, word by word. */
export function ChangedWords({ from, to, language }: { from: string; to: string; language: Locale }) {
  const parts = diffWordsWithSpace(from, to, diffOptions) ?? [
    { removed: true, added: false, value: from },
    { removed: false, added: true, value: to },
  ]
  return (
    <div className={styles.changes} lang={language}>
      {parts.map(({ removed, added, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        <Part key={index} tag={removed ? 'del' : added ? 'ins' : null}>
          {value}
        </Part>
      ))}
    </div>
  )
}

function Part({ tag: Tag, children }: { tag: 'del' | 'ins' | null; children: string }) {
  const t = useTexts('contents')
  if (!Tag) return children
  return (
    <Tag>
      {/* Few screen readers say by themselves what the colours say. */}
      <VisuallyHidden>{` ${t(Tag === 'del' ? 'removed' : 'added')} `}</VisuallyHidden>
      {children}
    </Tag>
  )
}
