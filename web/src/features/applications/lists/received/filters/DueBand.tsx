import { Link } from 'react-router'
import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import styles from './DueBand.module.css'
import { isDue, type ReceivedApplication } from './filter-received.ts'
import { useReceivedView } from './useReceivedView.ts'

const kinds = ['overdue', 'today', 'week', 'open'] as const

/** How many answers are due by when; each number is a filter, and once more takes it away. */
export function DueBand({ applications }: { applications: ReceivedApplication[] }) {
  const t = useTexts('applications')
  const { due, to } = useReceivedView()
  const counts = kinds.map((kind) => applications.filter(({ dueIn }) => isDue(dueIn, kind)).length)
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
              aria-current={due === kind ? 'true' : undefined}
            >
              <b className={styles.count}>{counts[index]}</b> {t(`received.dueFilters.${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
