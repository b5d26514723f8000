import type { AdminFigures } from '@tandem/contract/dashboard/admin-figures'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Card } from '#ui/cards/Card.tsx'
import { SparkBars } from '#ui/charts/SparkBars.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import styles from './NumberTiles.module.css'
import { figuresQuery } from './queries.ts'

const tiles = ['applicants', 'companies', 'offers', 'applications', 'mathx3'] as const
type Tile = (typeof tiles)[number]

/** How much there is, and how much came each week. The same numbers stand in the table of the growth. */
export function NumberTiles() {
  const t = useTexts('overview')
  const { data, error, refetch } = useQuery(figuresQuery)
  if (error && !data) return <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
  if (!data) return <SkeletonCard tile={false} heights={[620, 150]} />
  return (
    <ul className={styles.tiles} aria-label={t('numbers.label')}>
      {tiles.map((tile) => (
        <NumberTile key={tile} tile={tile} figures={data} />
      ))}
    </ul>
  )
}

function NumberTile({ tile, figures }: { tile: Tile; figures: AdminFigures }) {
  const t = useTexts('overview')
  const to = useTo()
  const { number } = useFormats()
  // The running week would look like a fall.
  const weeks = figures.weeks.slice(0, -1).map((week) => week[tile])
  const leads: Partial<Record<Tile, string>> = {
    applicants: to(paths.backendPeople({ search: { type: 'applicant' } })),
    companies: to(paths.backendCompanies({ search: { status: 'confirmed' } })),
    offers: to(paths.offers()),
  }
  const name = t(`numbers.${tile}`)
  const last = weeks.at(-1) ?? 0
  return (
    <Card as="li" className={styles.tile}>
      <span className={styles.name}>
        {leads[tile] ? (
          <Link to={leads[tile]} className={styles.link}>
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
      <b className={styles.count}>{number(figures[tile])}</b>
      <span className={styles.change}>{t('numbers.lastWeek', { count: last, number: number(last) })}</span>
      <SparkBars tone={tile === 'companies' || tile === 'offers' ? 'practice' : 'theory'} values={weeks} />
    </Card>
  )
}
