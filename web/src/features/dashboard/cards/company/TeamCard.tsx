import type { Dashboard } from '@tandem/contract/dashboard'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { receivedPath } from '#features/applications/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { DashboardCard } from '../DashboardCard.tsx'
import rows from '../rows.module.css'
import styles from './TeamCard.module.css'

type Team = NonNullable<Dashboard['answers']>['team']

const shown = 6

/** Who has how many applications to answer. Absent where there is nobody to share them with. */
export function TeamCard({ team }: { team: Team }) {
  const t = useTexts('dashboard')
  const to = useTo()
  const colleagues = team.filter(({ handler }) => handler !== null)
  const waiting = team.find(({ handler }) => handler === null)?.waiting ?? 0
  if (colleagues.length < 2) return null
  const busiest = colleagues.toSorted((a, b) => b.waiting - a.waiting).slice(0, shown)
  const most = Math.max(1, ...team.map((each) => each.waiting))
  return (
    <DashboardCard
      title={t('team.title')}
      aside={
        waiting > 0 && (
          <TextLink strong to={to(receivedPath({ handler: 'nobody', due: 'open' }))}>
            {t('team.share')}
          </TextLink>
        )
      }
    >
      <ul className={styles.team}>
        {[...busiest, { handler: null, waiting }].map(({ handler, waiting }) => (
          <Load
            key={handler?.id ?? 'nobody'}
            id={handler?.id ?? 'nobody'}
            name={handler?.name ?? null}
            waiting={waiting}
            share={waiting / most}
          />
        ))}
      </ul>
    </DashboardCard>
  )
}

type LoadProps = { id: string; name: string | null; waiting: number; share: number }

function Load({ id, name, waiting, share }: LoadProps) {
  const t = useTexts('dashboard')
  const to = useTo()
  const { number } = useFormats()
  const words = name ?? t('team.nobody')
  return (
    <li className={styles.load} style={{ '--share': share } as CSSProperties}>
      <Avatar name={name ?? '?'} tone={name === null ? 'grey' : 'practice'} size={28} />
      <span className={styles.name}>{words}</span>
      <i className={styles.bar} aria-hidden="true" />
      {waiting > 0 ? (
        <Link
          to={to(receivedPath({ handler: id, due: 'open' }))}
          className={rows.count}
          aria-label={t('team.waiting', { count: waiting, name: words })}
        >
          {number(waiting)}
        </Link>
      ) : (
        <span className={rows.count}>{number(0)}</span>
      )}
    </li>
  )
}
