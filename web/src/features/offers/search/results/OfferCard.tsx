import type { OfferSummary } from '@tandem/contract/offers'
import { ApplicationTag } from '#features/offers/ApplicationTag.tsx'
import { OfferFacts } from '#features/offers/OfferFacts.tsx'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { paths } from '#lib/paths.ts'
import { CardLink, CardTitleLink } from '#ui/cards/CardLink.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import { cardId } from '../way-back.ts'
import styles from './OfferCard.module.css'

export function OfferCard({ offer }: { offer: OfferSummary }) {
  const to = useTo()
  const { company, studyInterest, application } = offer
  return (
    <CardLink as="li" id={cardId(offer.id)} className={styles.card}>
      <span className={styles.tile}>
        <CompanyTile
          name={company.name}
          src={companyLogo(company)}
          size={56}
          muted={offer.freePlaces === 0}
        />
      </span>
      <div className={styles.company}>
        {company.name}
        {application && <ApplicationTag application={application} />}
      </div>
      <div className={styles.title}>
        <CardTitleLink to={to(paths.offer(offer.id))}>{offer.title}</CardTitleLink>
        {studyInterest && <span className={styles.degree}>{studyInterest.degree}</span>}
      </div>
      <div className={styles.facts}>
        <OfferFacts offer={offer} />
      </div>
    </CardLink>
  )
}
