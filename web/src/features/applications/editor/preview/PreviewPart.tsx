import type { ReactNode } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Text } from '#ui/layout/Text.tsx'
import styles from './ProfilePreview.module.css'

type PreviewPartProps = { title: string; isEmpty: boolean; children: ReactNode }

/** What is not filled in is said, so that one sees what companies miss. */
export function PreviewPart({ title, isEmpty, children }: PreviewPartProps) {
  const t = useTexts('applications')
  return (
    <section>
      <h3 className={styles.partTitle}>{title}</h3>
      {isEmpty ? (
        <Text size="small" muted>
          {t('editor.notGiven')}
        </Text>
      ) : (
        children
      )}
    </section>
  )
}
