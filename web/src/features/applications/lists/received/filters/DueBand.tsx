import { Link } from 'react-router'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import styles from './DueBand.module.css'
import { isDue, type ReceivedApplication } from './filter-received.ts'
import { useReceivedView } from './useReceivedView.ts'

const kinds = ['overdue', 'today', 'week', 'later'] as const
const weekMs = 7 * 24 * 60 * 60 * 1000

/** How many answers are due by when; each number is a filter, and once more takes it away. */
export function DueBand({ applications }: { applications: ReceivedApplication[] }) {
  const t = useTexts('applications')
  const { due, to } = useReceivedView()
  const { shortDay } = useFormats()
  const counts = kinds.map((kind) => applications.filter((each) => isDue(each, kind)).length)
  const date = shortDay(new Date(Date.now() + weekMs))
  return (
    <nav aria-label={t('received.dueBand')} className={styles.nav}>
      <ul className={styles.band}>
        {kinds.map((kind, index) => (
          <li key={kind} className={cx(styles.part, (counts[index] ?? 0) > 0 && styles[kind])}>
            <Link
              to={to({ due: due === kind ? '' : kind })}
              replace
              preventScrollReset
              className={styles.link}
              aria-describedby={`due-${kind}`}
              aria-current={due === kind ? 'true' : undefined}
            >
              <b className={styles.count}>{counts[index]}</b>{' '}
              <span>
                {t(`received.dueFilters.${kind}`)}
                <small id={`due-${kind}`} className={styles.about} aria-hidden="true">
                  {t(`received.dueAbout.${kind}`, { date })}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
