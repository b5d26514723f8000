import { IconCalendarEvent, IconClock, IconMapPin, IconPhone, IconVideo } from '@tabler/icons-react'
import type { UpcomingDate } from '@tandem/contract/dashboard'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { DashboardCard } from '../DashboardCard.tsx'
import styles from './UpcomingDates.module.css'

/** Contracts to enter, interviews, answers and deadlines of offers, the next first. Absent where there is none. */
export function UpcomingDates({ dates }: { dates: readonly UpcomingDate[] }) {
  const t = useTexts('dashboard')
  if (dates.length === 0) return null
  return (
    <DashboardCard title={t('dates.title')}>
      <ul className={styles.dates}>
        {dates.map((date) => (
          <DateRow key={keyOf(date)} date={date} />
        ))}
      </ul>
    </DashboardCard>
  )
}

function DateRow({ date }: { date: UpcomingDate }) {
  const to = useTo()
  const { dayOfMonth, shortMonth, fullDay } = useFormats()
  const { title, about, path, icon } = useWords()(date)
  const { day } = date
  return (
    <li className={styles.date}>
      {day ? (
        <span className={styles.tile} aria-hidden="true">
          <b>{dayOfMonth(day)}</b>
          <span>{shortMonth(day)}</span>
        </span>
      ) : (
        <span className={styles.tile}>
          <Icon icon={IconClock} />
        </span>
      )}
      <div className={styles.words}>
        <Link to={to(path)} className={styles.title}>
          {title}
        </Link>
        <p className={styles.about}>
          {day && <VisuallyHidden>{fullDay(day)}, </VisuallyHidden>}
          {about}
        </p>
      </div>
      {day && <Icon icon={icon} />}
    </li>
  )
}

type Words = { title: ReactNode; about: ReactNode; path: ScreenPath; icon: IconType }

function useWords(): (date: UpcomingDate) => Words {
  const t = useTexts('dashboard')
  const interviews = useTexts('interviews')
  const { day, dayOfWeek, time } = useFormats()
  return (date) => {
    if (date.kind === 'deadline') {
      const { title, titleLanguage, freePlaces, offerId } = date
      return {
        title: <TitleInLanguage title={t('dates.deadline', { title })} language={titleLanguage} />,
        about: t('dates.places', { count: freePlaces }),
        path: paths.ownOffer({ offerId }),
        icon: IconCalendarEvent,
      }
    }
    const { applicationId, name } = date
    if (date.kind === 'answer') {
      return {
        title: t('dates.answer', { name }),
        about: t('dates.promised', { day: dayOfWeek(date.day) }),
        path: paths.application({ applicationId }),
        icon: IconClock,
      }
    }
    if (date.kind === 'contract') {
      return {
        title: t('dates.contract', { name }),
        about: t('dates.accepted', { day: day(date.since) }),
        path: paths.application({ applicationId }),
        icon: IconClock,
      }
    }
    const { startsAt, by } = date
    return {
      title: t('dates.interview', { name }),
      about: startsAt ? (
        t('dates.meeting', { time: time(startsAt), kind: interviews(`kind.${by}`) })
      ) : (
        <Tag tone="warning">{interviews('open.isTurn')}</Tag>
      ),
      path: paths.application({ applicationId, hash: 'gespraech' }),
      icon: iconOf[by],
    }
  }
}

const iconOf = { video: IconVideo, place: IconMapPin, phone: IconPhone }

/** An application may have an answer due and an interview at once. */
const keyOf = (date: UpcomingDate): string =>
  date.kind + (date.kind === 'deadline' ? date.offerId : date.applicationId)
