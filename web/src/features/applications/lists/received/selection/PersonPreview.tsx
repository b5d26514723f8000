import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import type { ReceivedApplication } from '../filters/filter-received.ts'
import styles from './PersonPreview.module.css'

type PersonPreviewProps = {
  applications: ReceivedApplication[]
  children: (application: ReceivedApplication) => ReactNode
}

/** What each of them will read, one at a time. */
export function PersonPreview({ applications, children }: PersonPreviewProps) {
  const t = useTexts('applications')
  const [index, setIndex] = useState(0)
  const shown = applications[Math.min(index, applications.length - 1)]
  if (!shown) return null
  const step = (by: number) => setIndex((index + by + applications.length) % applications.length)
  return (
    <section aria-label={t('outcome.decline.preview')} className={styles.preview}>
      <Row justify="between">
        <b aria-live="polite">
          {shown.applicant?.name}{' '}
          <span className={styles.count}>
            {t('bulk.which', { number: applications.indexOf(shown) + 1, count: applications.length })}
          </span>
        </b>
        {applications.length > 1 && (
          <Row gap={1}>
            <IconButton icon={IconChevronLeft} label={t('bulk.previous')} onClick={() => step(-1)} />
            <IconButton icon={IconChevronRight} label={t('bulk.next')} onClick={() => step(1)} />
          </Row>
        )}
      </Row>
      <div className={styles.text}>{children(shown)}</div>
    </section>
  )
}
