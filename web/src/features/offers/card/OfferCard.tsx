import type { OfferSummary } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import { type ReactNode, useId } from 'react'
import { BookmarkButton } from '#features/bookmarks/public.ts'
import { MatchBadge, MatchReasons } from '#features/matching/public.ts'
import { OfferFacts } from '#features/offers/OfferFacts.tsx'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { cardId } from '#lib/navigation/return-to-card.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { CardLink, CardTitleLink } from '#ui/cards/CardLink.tsx'
import { Marked } from '#ui/data/Marked.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import { ApplicationTag } from './ApplicationTag.tsx'
import styles from './OfferCard.module.css'
import { placeHighlight } from './place-highlight.ts'

type OfferCardProps = {
  offer: OfferSummary
  /** Beside the company: "Neu". */
  tag?: ReactNode
  selected?: boolean
  /** What can be done with it from the list. */
  action?: ReactNode
}

export function OfferCard({ offer, tag, selected, action }: OfferCardProps) {
  const t = useTexts('common')
  const to = useTo()
  const { company, studyInterest, application, match, titleLanguage } = offer
  const isStudy = useOfferType() === 'studies'
  const companyId = useId()
  const { title, companyName, snippet } = placeHighlight(offer)
  return (
    <CardLink id={cardId(offer.id)} selected={selected} className={styles.card}>
      <span className={styles.tile}>
        <CompanyTile
          name={company.name}
          src={companyLogo(company)}
          size={56}
          muted={offer.freePlaces === 0}
        />
      </span>
      <div className={styles.company}>
        <span id={companyId}>
          <Marked text={companyName} />
        </span>
        {tag}
        {application && <ApplicationTag application={application} />}
      </div>
      <div className={styles.title}>
        <CardTitleLink to={to(paths.offer({ offerId: offer.id }))} describedBy={companyId}>
          <span lang={titleLanguage}>
            <Marked text={title} />
          </span>
        </CardTitleLink>
        {isStudy && studyInterest && <span className={styles.degree}>{studyInterest.degree}</span>}
        {titleLanguage && <span className={styles.degree}>{t('inGerman')}</span>}
      </div>
      <div className={styles.facts}>
        <OfferFacts offer={offer} />
        {snippet && (
          <Text size="small" muted className={styles.snippet}>
            <Marked text={snippet} />
          </Text>
        )}
      </div>
      {match && (
        <>
          <div className={styles.reasons}>
            <MatchReasons match={match} />
          </div>
          <div className={styles.match}>
            <MatchBadge match={match} />
          </div>
        </>
      )}
      {action && <div className={styles.action}>{action}</div>}
      <div className={styles.bookmark}>
        <BookmarkButton type="offer" id={offer.id} name={`${offer.title}, ${company.name}`} />
      </div>
    </CardLink>
  )
}
