import { IconCircleCheck } from '@tabler/icons-react'
import type { CompanySummary } from '@tandem/contract/companies'
import { paths } from '@tandem/contract/paths'
import type { ReactNode } from 'react'
import { BookmarkButton } from '#features/bookmarks/public.ts'
import { MatchBadge, MatchReasons } from '#features/matching/public.ts'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { cardId } from '#lib/navigation/return-to-card.ts'
import { storeOpened } from '#lib/storage/search-storage.ts'
import { CardLink, CardTitleLink } from '#ui/cards/CardLink.tsx'
import { Marked } from '#ui/data/Marked.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import styles from './CompanyCard.module.css'
import { CompanyFacts } from './CompanyFacts.tsx'
import { CompanyLinks } from './CompanyLinks.tsx'
import { placeHighlight } from './place-highlight.ts'

type CompanyCardProps = {
  company: CompanySummary
  /** Beside the industry: "Neu". */
  tag?: ReactNode
  selected?: boolean
}

export function CompanyCard({ company, tag, selected }: CompanyCardProps) {
  const t = useTexts('companySearch')
  const to = useTo()
  const { id, freePlaces, bestMatch, partnerSince } = company
  const { name, industry, courses, snippet } = placeHighlight(company)
  return (
    <CardLink id={cardId(id)} selected={selected} className={styles.card}>
      <span className={styles.tile}>
        <CompanyTile name={company.name} src={companyLogo(company)} size={56} muted={freePlaces === 0} />
      </span>
      <div className={styles.industry}>
        <Industry text={industry} />
        {partnerSince && (
          <Tag tone="line" icon={IconCircleCheck}>
            {t('partnerSince', { year: partnerSince })}
          </Tag>
        )}
        {tag}
      </div>
      <div className={styles.name} onClickCapture={() => storeOpened('companies', id)}>
        <CardTitleLink to={to(paths.company({ companyId: id }))}>
          <Marked text={name} />
        </CardTitleLink>
      </div>
      <div className={styles.facts}>
        <CompanyFacts company={company} found={courses} />
        {snippet && (
          <Text size="small" muted className={styles.snippet}>
            <Marked text={snippet} />
          </Text>
        )}
      </div>
      <div className={styles.more}>
        {bestMatch && <MatchReasons match={bestMatch.match} />}
        <CompanyLinks company={company} />
      </div>
      {bestMatch && (
        <div className={styles.match}>
          <MatchBadge match={bestMatch.match} />
        </div>
      )}
      <div className={styles.bookmark}>
        <BookmarkButton type="company" id={id} name={company.name} />
      </div>
    </CardLink>
  )
}

/** Companies name it in German alone. */
function Industry({ text }: { text: string }) {
  const t = useTexts('common')
  if (useLocale() === 'de' || !text) return <Marked text={text} />
  return (
    <span>
      <span lang="de">
        <Marked text={text} />
      </span>{' '}
      ({t('inGerman')})
    </span>
  )
}
