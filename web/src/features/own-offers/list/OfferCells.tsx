import { IconCheck, IconLock } from '@tabler/icons-react'
import type { OwnOfferSummary } from '@tandem/contract/offers/own-offers'
import { daysUntil } from '#lib/format/berlin-instant.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Text } from '#ui/layout/Text.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { Pips } from '#ui/marks/pips/Pips.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import styles from './OwnOffers.module.css'

type Cell = { offer: OwnOfferSummary }

export function OfferState({ offer: { status, publishedAt, closedAt, gaps, years } }: Cell) {
  const t = useTexts('ownOffers')
  const { day } = useFormats()
  const isTaken = years.length > 0 && years.every(({ total, taken }) => taken >= total)
  const closed = closedAt ? t('list.since', { day: day(closedAt) }) : t('list.closedNote')
  const note = {
    published: publishedAt && t('list.since', { day: day(publishedAt) }),
    draft: gaps.length === 0 ? t('list.ready') : t('list.missing', { count: gaps.length }),
    closed: isTaken ? t('list.closedFull') : closed,
  }[status]
  return (
    <div className={styles.state}>
      <StatusTag status={status} />
      <Text size="small" muted>
        {note}
      </Text>
    </div>
  )
}

export function StatusTag({ status }: Pick<OwnOfferSummary, 'status'>) {
  const t = useTexts('ownOffers')
  const tone = { published: 'success', draft: 'neutral', closed: 'line' } as const
  const icon = { published: IconCheck, draft: undefined, closed: IconLock }[status]
  return (
    <Tag tone={tone[status]} icon={icon}>
      {t(`status.${status}`)}
    </Tag>
  )
}

/** One line a start year; the squares are a picture of the words. */
export function Places({ years }: Pick<OwnOfferSummary, 'years'>) {
  const t = useTexts('ownOffers')
  if (years.length === 0) return '–'
  return (
    <ul className={styles.places}>
      {years.map(({ year, total, taken }) => (
        <li key={year} className={styles.year}>
          <span className="num">{year}</span>
          <span className={styles.pips}>
            <Pips total={total} free={total - taken} />
          </span>
          <b>{taken < total ? t('list.free', { free: total - taken, total }) : t('list.taken', { total })}</b>
        </li>
      ))}
    </ul>
  )
}

export function Deadline({ offer: { status, deadline, gaps } }: Cell) {
  const t = useTexts('ownOffers')
  const { day } = useFormats()
  if (!deadline) return t('list.noDeadline')
  const left = daysUntil(deadline, new Date())
  return (
    <div>
      {day(deadline)}
      {gaps.includes('deadline_past') && (
        <Text size="small" strong>
          {t('list.past')}
        </Text>
      )}
      {left >= 0 && status !== 'closed' && (
        <Text size="small" muted>
          {t('list.daysLeft', { count: left })}
        </Text>
      )}
    </div>
  )
}

export function Contact({ offer: { contact } }: Cell) {
  if (!contact) return '–'
  return (
    <div className={styles.contact}>
      <Avatar name={contact.name} tone="practice" size={28} />
      <span>{contact.name}</span>
    </div>
  )
}
