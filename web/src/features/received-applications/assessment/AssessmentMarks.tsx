import { IconLock, IconStar, IconUserOff } from '@tabler/icons-react'
import type { AssessmentSummary } from '@tandem/contract/received-applications'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './AssessmentMarks.module.css'

/** Handler, mean rating and number of notes in one line, for cards and rows. */
export function AssessmentMarks({ assessment }: { assessment: AssessmentSummary }) {
  const t = useTexts('receivedApplications')
  const { grade } = useFormats()
  const { handler, handlerLeft, rating, notes } = assessment
  return (
    <div className={styles.marks}>
      {handler && (
        <span className={styles.mark} title={t('handler.of', { name: handler.name })}>
          <Avatar name={handler.name} tone="practice" size={24} />
          <VisuallyHidden>{t('handler.of', { name: handler.name })}</VisuallyHidden>
        </span>
      )}
      {handlerLeft && (
        <span className={styles.mark}>
          <Icon icon={IconUserOff} size={16} />
          {t('handler.leftShort')}
        </span>
      )}
      {rating !== null && (
        <span className={styles.mark}>
          <Icon icon={IconStar} size={16} />
          <span aria-hidden="true">{grade(rating)}</span>
          <VisuallyHidden>{t('rating.mean', { rating: grade(rating) })}</VisuallyHidden>
        </span>
      )}
      {notes > 0 && (
        <span className={styles.mark}>
          <Icon icon={IconLock} size={16} />
          <span aria-hidden="true">{notes}</span>
          <VisuallyHidden>{t('notes.count', { count: notes })}</VisuallyHidden>
        </span>
      )}
    </div>
  )
}
