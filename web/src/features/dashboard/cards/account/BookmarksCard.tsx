import { IconMoodConfuzed, IconMoodNeutral, IconMoodSmile } from '@tabler/icons-react'
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

const icons = { positive: IconMoodSmile, neutral: IconMoodNeutral, negative: IconMoodConfuzed }

/** How many are on the watch list, by category; absent while there are none. */
export function BookmarksCard({ counts }: { counts: Dashboard['bookmarkCounts'] }) {
  const t = useTexts('dashboard')
  const to = useTo()
  const { number } = useFormats()
  if (counts.positive + counts.neutral + counts.negative === 0) return null
  return (
    <DashboardCard
      title={t('bookmarks.title')}
      aside={
        <TextLink strong to={to(paths.bookmarks())}>
          {t('bookmarks.all')}
        </TextLink>
      }
    >
      <Stack as="ul" gap={1}>
        {(['positive', 'neutral', 'negative'] as const).map((category) => (
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
