import { IconMoodConfused, IconMoodNeutral, IconMoodSmile } from '@tabler/icons-react'
import { bookmarkCategories } from '@tandem/contract/bookmarks'
import type { Dashboard } from '@tandem/contract/dashboard'
import { paths } from '@tandem/contract/paths'
import { Link } from 'react-router'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { DashboardCard } from '../DashboardCard.tsx'
import rows from '../rows.module.css'
import styles from './BookmarksCard.module.css'

const icons = { positive: IconMoodSmile, neutral: IconMoodNeutral, negative: IconMoodConfused }

/** How many are on the watch list, by category; absent while there are none. */
export function BookmarksCard({ counts }: { counts: Dashboard['bookmarkCounts'] }) {
  const t = useTexts('dashboard')
  const to = useTo()
  const { number } = useFormats()
  const total = counts.positive + counts.neutral + counts.negative
  if (total === 0) return null
  return (
    <DashboardCard
      title={t('bookmarks.title')}
      aside={
        <TextLink strong to={to(paths.bookmarks())}>
          {t('bookmarks.all', { count: total })}
        </TextLink>
      }
    >
      <div className={styles.shares} aria-hidden="true">
        {bookmarkCategories.map((category) => (
          <i key={category} className={styles[category]} style={{ flexGrow: counts[category] }} />
        ))}
      </div>
      <Stack as="ul" gap={1}>
        {bookmarkCategories.map((category) => (
          <li key={category}>
            <Row justify="between">
              <Row gap={3}>
                <Icon icon={icons[category]} />
                {t(`bookmarks.${category}`)}
              </Row>
              {counts[category] > 0 ? (
                <Link
                  to={to(paths.bookmarks({ hash: `spalte-${category}` }))}
                  className={rows.count}
                  aria-label={t('bookmarks.count', {
                    count: counts[category],
                    category: t(`bookmarks.${category}`),
                  })}
                >
                  {number(counts[category])}
                </Link>
              ) : (
                <span className={rows.count}>{number(0)}</span>
              )}
            </Row>
          </li>
        ))}
      </Stack>
    </DashboardCard>
  )
}
