import { useTexts } from '#lib/i18n/texts.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import type { CheckedRow } from './check-rows.ts'
import styles from './ImportPreview.module.css'

/** Row by row what it becomes, or why it becomes nothing. */
export function ImportPreview({ rows }: { rows: CheckedRow[] }) {
  const t = useTexts('ownOffers')
  const wrong = rows.filter(({ errors }) => errors.length > 0).length
  return (
    <>
      <LiveRegion>{t('csv.summary', { fit: rows.length - wrong, wrong })}</LiveRegion>
      <ul className={styles.rows} aria-label={t('csv.preview')}>
        {rows.map(({ number, content, errors }) => (
          <li key={number} className={styles.row}>
            <div className={styles.head}>
              <b>{content.title.de || t('untitled')}</b>
              <Tag tone={errors.length > 0 ? 'danger' : 'success'}>
                {errors.length > 0 ? t('csv.errors', { count: errors.length }) : t('csv.fit')}
              </Tag>
            </div>
            <Text size="small" muted>
              {t('csv.row', { number })}
            </Text>
            {errors.length > 0 && (
              <ul>
                {errors.map(({ column, message, cell }) => (
                  <li key={`${column}-${message}-${cell}`}>
                    {[column, message ?? t('csv.unreadable', { cell })].filter(Boolean).join(': ')}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
