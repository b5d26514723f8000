import { IconMoodConfused, IconMoodNeutral, IconMoodSmile } from '@tabler/icons-react'
import { type BookmarkCategory, bookmarkCategories, type WatchList } from '@tandem/contract/bookmarks'
import type { Dashboard } from '@tandem/contract/dashboard'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { watchListQuery } from '#features/bookmarks/public.ts'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
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
  const entries = useNewestEntries(total > 0)
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
              <span className={styles.marked}>
                <Logos companies={companiesOf(entries, category)} />
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
              </span>
            </Row>
          </li>
        ))}
      </Stack>
    </DashboardCard>
  )
}

const view = { type: 'all', page: 1, sort: 'newest', of: undefined } as const

/** Nothing while they load, and where they fail: the numbers say what there is. Companies mark people, who have no logo. */
function useNewestEntries(hasAny: boolean): WatchList['entries'] {
  const isCompany = useAccount()?.type === 'company'
  const { data } = useQuery({ ...watchListQuery(view, useLocale()), enabled: hasAny && !isCompany })
  return data?.entries ?? []
}

type MarkedCompany = { id: string; name: string; hasLogo: boolean }

const mostLogos = 3

/** Each once, of the newest entries. */
function companiesOf(entries: WatchList['entries'], category: BookmarkCategory): MarkedCompany[] {
  const companies = entries
    .filter((entry) => entry.category === category)
    .flatMap(({ offer, company }) => offer?.company ?? company ?? [])
  return [...new Map(companies.map((each) => [each.id, each])).values()].slice(0, mostLogos)
}

function Logos({ companies }: { companies: MarkedCompany[] }) {
  return (
    <span className={styles.logos}>
      {companies.map((company) => (
        <CompanyTile key={company.id} name={company.name} src={companyLogo(company)} size={28} />
      ))}
    </span>
  )
}
