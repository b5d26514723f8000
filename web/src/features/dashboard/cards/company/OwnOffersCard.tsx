import { IconChevronRight, IconPencil } from '@tabler/icons-react'
import type { OwnOfferSummary } from '@tandem/contract/offers/own-offers'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { receivedPath } from '#features/applications/public.ts'
import { ownOffersPath, ownOffersQuery } from '#features/own-offers/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import { DashboardCard } from '../DashboardCard.tsx'
import { FailedCard } from '../FailedCard.tsx'
import rows from '../rows.module.css'
import styles from './OwnOffersCard.module.css'

const shown = 3
const ownOffersHeights = [405, 392] as const

/** The offers with the most applications, each with what is left of its places; and what is not published yet. */
export function OwnOffersCard({ drafts }: { drafts: number }) {
  const t = useTexts('dashboard')
  const to = useTo()
  const { data, error, refetch } = useQuery(ownOffersQuery(useLocale()))
  if (!data && error) return <FailedCard title={t('ownOffers.title')} onRetry={() => void refetch()} />
  if (!data) return <SkeletonCard heights={ownOffersHeights} />
  const published = data.filter(({ status }) => status === 'published')
  const most = published.toSorted((a, b) => b.applications.total - a.applications.total).slice(0, shown)
  return (
    <DashboardCard
      title={t('ownOffers.title')}
      aside={
        published.length > 0 && (
          <TextLink strong to={to(ownOffersPath('published'))}>
            {t('ownOffers.all', { count: published.length })}
          </TextLink>
        )
      }
    >
      {most.length > 0 ? (
        <ul>
          {most.map((offer) => (
            <li key={offer.id} className={rows.row}>
              <OwnOfferRow offer={offer} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <Text muted>{t('ownOffers.none')}</Text>
          <div>
            <ButtonLink to={to(paths.ownOffers())}>{t('ownOffers.open')}</ButtonLink>
          </div>
        </>
      )}
      {drafts > 0 && (
        <Link to={to(ownOffersPath('draft'))} className={styles.drafts}>
          <Icon icon={IconPencil} />
          <span>{t('ownOffers.drafts', { count: drafts })}</span>
          <Icon icon={IconChevronRight} />
        </Link>
      )}
    </DashboardCard>
  )
}

function OwnOfferRow({ offer: { id, title, years, applications } }: { offer: OwnOfferSummary }) {
  const t = useTexts('dashboard')
  const to = useTo()
  const { number } = useFormats()
  const total = years.reduce((sum, year) => sum + year.total, 0)
  const free = total - years.reduce((sum, year) => sum + year.taken, 0)
  return (
    <div className={rows.head}>
      <div className={rows.words}>
        <h3 className={rows.name}>
          <Link to={to(paths.ownOffer({ offerId: id }))}>{title}</Link>
        </h3>
        <p className={rows.about}>{t('ownOffers.places', { free: number(free), count: total })}</p>
      </div>
      <Link
        to={to(receivedPath({ offer: id, closed: 'shown' }))}
        className={rows.count}
        aria-label={t('ownOffers.applications', { count: applications.total, title })}
      >
        {number(applications.total)}
      </Link>
    </div>
  )
}
