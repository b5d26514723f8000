import {
  IconAlertTriangle,
  IconMessageCheck,
  IconMessageQuestion,
  IconPlus,
  IconSearch,
  IconUserOff,
} from '@tabler/icons-react'
import { companyStatuses } from '@tandem/contract/accounts'
import type { CompanyReviewSummary } from '@tandem/contract/backend'
import { type KeyboardEvent, useState } from 'react'
import { Navigate } from 'react-router'
import { companyLogo } from '#lib/api/company-logo.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useAgo } from '#lib/format/useAgo.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useTypedText } from '#lib/navigation/useTypedText.ts'
import { Button } from '#ui/actions/Button.tsx'
import { cx } from '#ui/cx.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { PaneLink } from '#ui/nav/PaneLink.tsx'
import { Pagination } from '#ui/nav/pagination/Pagination.tsx'
import { Tabs } from '#ui/nav/Tabs.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { CreateCompanyDialog } from '../changes/CreateCompanyDialog.tsx'
import { reviewsPerPage } from '../queries.ts'
import styles from './ReviewPane.module.css'
import type { ReviewList } from './useReviewList.ts'

export function ReviewPane({ list, currentId }: { list: ReviewList; currentId: string | undefined }) {
  const t = useTexts('backend')
  const tCompanies = useTexts('officeCompanies')
  const [creates, setCreates] = useState(false)
  const { wanted, query } = list
  const [text, setText] = useTypedText(wanted.text)
  // Beside a company, that has the page's heading.
  const Heading = currentId ? 'h2' : 'h1'
  return (
    <section className={styles.pane} aria-label={t('companies.label')}>
      <Heading className={cx('h2', styles.title)} tabIndex={-1}>
        {t('companies.title')}
      </Heading>
      <div className={styles.search}>
        <Button icon={IconPlus} size="sm" onClick={() => setCreates(true)}>
          {tCompanies('create.open')}
        </Button>
      </div>
      <div className={styles.tabs}>
        <Tabs
          compact
          label={t('companies.tabs.label')}
          items={companyStatuses.map((status) => ({
            to: list.listPath({ status }),
            label: t(`companies.tabs.${status}`),
            count: status === wanted.status && !wanted.text ? query.data?.totalItems : undefined,
            current: status === wanted.status,
          }))}
        />
      </div>
      <div className={styles.search}>
        <TextField
          label={t('companies.search')}
          hideLabel
          type="search"
          size="sm"
          icon={IconSearch}
          placeholder={t('companies.search')}
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            list.search(target.value)
          }}
        />
      </div>
      {query.data ? (
        <Reviews list={list} members={query.data.member} currentId={currentId} />
      ) : query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} requestId={requestIdOf(query.error)} />
      ) : (
        <SkeletonList label={t('companies.loading')} />
      )}
      {creates && <CreateCompanyDialog list={list} onClose={() => setCreates(false)} />}
      <LiveRegion>
        {wanted.text && query.data && t('companies.found', { count: query.data.totalItems })}
      </LiveRegion>
    </section>
  )
}

type ReviewsProps = { list: ReviewList; members: CompanyReviewSummary[]; currentId: string | undefined }

function Reviews({ list, members, currentId }: ReviewsProps) {
  const t = useTexts('backend')
  const { text, status, page } = list.wanted
  const pages = Math.ceil((list.query.data?.totalItems ?? 0) / reviewsPerPage)
  // What stood on the last page has been decided.
  if (page > pages && pages > 0 && !list.query.isPlaceholderData) {
    const to = currentId ? list.companyPath(currentId, pages) : list.listPath({ page: pages })
    return <Navigate to={to} replace />
  }
  if (members.length === 0 && pages === 0) {
    return (
      <Text muted className={styles.none}>
        {t(`companies.none.${text ? 'found' : status}`)}
      </Text>
    )
  }
  return (
    <>
      <ul className={styles.list} onKeyDown={moveByArrows}>
        {members.map((review) => (
          <li key={review.id}>
            <ReviewLink list={list} review={review} current={review.id === currentId} />
          </li>
        ))}
      </ul>
      <Text size="small" muted className={styles.keys}>
        {t('companies.keys')}
      </Text>
      <Pagination
        label={t('companies.pages')}
        page={page}
        pages={pages}
        to={(page) => list.listPath({ page })}
      />
    </>
  )
}

function ReviewLink({
  list,
  review,
  current,
}: {
  list: ReviewList
  review: CompanyReviewSummary
  current: boolean
}) {
  const t = useTexts('backend')
  const ago = useAgo()
  const { id, name, town, industry, status, duplicates, askedAt, answeredAt, unattended } = review
  const waitsSince = askedAt && !answeredAt ? askedAt : review.submittedAt
  const instant = status === 'pending' ? waitsSince : review.decidedAt
  return (
    <PaneLink
      to={list.companyPath(id)}
      current={current}
      mark={<CompanyTile name={name} src={companyLogo(review)} size={44} />}
    >
      <b className={styles.name}>{name}</b>
      <span className={styles.facts}>{[town, industry].filter(Boolean).join(', ')}</span>
      <span className={styles.line}>
        {askedAt && (
          <Tag {...(answeredAt ? answeredMark : askedMark)}>
            {t(answeredAt ? 'companies.answered' : 'companies.asked')}
          </Tag>
        )}
        {unattended && (
          <Tag tone="warning" icon={IconUserOff}>
            {t('companies.unattended')}
          </Tag>
        )}
        {duplicates > 0 && (
          <Tag tone="warning" icon={IconAlertTriangle}>
            {t('companies.duplicates', { count: duplicates })}
          </Tag>
        )}
        {instant && <time dateTime={instant}>{ago(instant)}</time>}
      </span>
    </PaneLink>
  )
}

const askedMark = { tone: 'warning', icon: IconMessageQuestion } as const
const answeredMark = { tone: 'success', icon: IconMessageCheck } as const

function moveByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  const next = links[at + step]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}
