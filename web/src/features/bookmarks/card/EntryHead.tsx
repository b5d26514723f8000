import {
  IconBuilding,
  IconCheck,
  IconFileText,
  IconHourglass,
  IconSchool,
  IconUser,
} from '@tabler/icons-react'
import { applicationStatuses } from '@tandem/contract/applications'
import type { BookmarkType, WatchListEntry } from '@tandem/contract/bookmarks'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { MatchRing } from '#features/matching/public.ts'
import { companyLogo } from '#lib/api/company-logo.ts'
import { daysUntil } from '#lib/format/berlin-instant.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { watchListState } from '#lib/navigation/return-to-card.ts'
import { storeOpened } from '#lib/storage/search-storage.ts'
import { CardTitleLink } from '#ui/cards/CardLink.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import styles from './BookmarkCard.module.css'
import { useEntryWords } from './useEntryWords.ts'

export const typeIcons: Record<BookmarkType, IconType> = {
  offer: IconSchool,
  company: IconBuilding,
  applicant: IconUser,
  application: IconFileText,
}

/** Takes no more applications. */
export const hasEnded = ({ availability }: NonNullable<WatchListEntry['offer']>): boolean =>
  availability === 'closed' || availability === 'over'

export function EntryHead({ entry, children }: { entry: WatchListEntry; children: ReactNode }) {
  const t = useTexts('bookmarks')
  const to = useTo()
  const { name, titleLanguage, detail, detailLanguage, path } = useEntryWords()(entry)
  const { pathname, search } = useLocation()
  const { recordId } = entry
  const match = (entry.offer ?? entry.application)?.match
  return (
    <div className={styles.head}>
      <Picture entry={entry} name={name} />
      <div className={styles.words}>
        <p className={styles.kind}>
          <Icon icon={typeIcons[entry.recordType]} size={16} />
          {t(`typeOne.${entry.recordType}`)}
          <OfferTag entry={entry} />
        </p>
        <CardTitleLink
          to={to(path)}
          state={watchListState(pathname + search, recordId)}
          onClick={() => storeOpened('bookmarks', recordId)}
          className={styles.title}
        >
          <TitleInLanguage title={name} language={titleLanguage} />
        </CardTitleLink>
        {detail && (
          <p className={styles.detail}>
            <TitleInLanguage title={detail} language={detailLanguage} />
          </p>
        )}
      </div>
      {match && <MatchRing match={match} size={44} of={name} />}
      <div className={styles.menu}>{children}</div>
    </div>
  )
}

function Picture({ entry: { offer, company, application }, name }: { entry: WatchListEntry; name: string }) {
  if (offer) {
    const { company } = offer
    return (
      <CompanyTile
        name={company.name}
        src={companyLogo(company)}
        size={44}
        muted={offer.freePlaces === 0 || hasEnded(offer)}
      />
    )
  }
  if (company) return <CompanyTile name={company.name} src={companyLogo(company)} size={44} />
  return <Avatar name={application?.applicant ? name : ''} size={44} />
}

/** Only shortly before the end, how far one has come, or why it takes no more applications. */
function OfferTag({ entry: { offer } }: { entry: WatchListEntry }) {
  const t = useTexts('bookmarks')
  if (!offer) return null
  const { application, availability } = offer
  const isBegun = application?.status === applicationStatuses.new
  const hasApplied = application && !isBegun && application.status !== applicationStatuses.cancelled
  const isEnded = hasEnded(offer)
  return (
    <>
      {isBegun && !isEnded && <Tag tone="practice">{t('begun')}</Tag>}
      {hasApplied && (
        <Tag tone="success" icon={IconCheck}>
          {t('applied')}
        </Tag>
      )}
      {isEnded && <Tag tone="warning">{t(availability === 'over' ? 'over' : 'closed')}</Tag>}
      {!isBegun && !hasApplied && !isEnded && <DeadlineTag deadline={offer.deadline} />}
    </>
  )
}

function DeadlineTag({ deadline }: { deadline: string | null }) {
  const t = useTexts('bookmarks')
  const left = deadline === null ? null : daysUntil(deadline, new Date())
  if (left === null || left < 0 || left > 14) return null
  return (
    <Tag tone="warning" icon={IconHourglass}>
      {t('daysLeft', { count: left })}
    </Tag>
  )
}
