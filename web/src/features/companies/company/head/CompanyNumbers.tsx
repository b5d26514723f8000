import type { Company } from '@tandem/contract/companies/profile'
import type { OfferSummary } from '@tandem/contract/offers'
import { useFormats } from '#lib/format/useFormats.ts'
import { TitleInLanguage, useIndustryLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { Definition, DefinitionList } from '#ui/data/DefinitionList.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import { placesOf } from '../places-of.ts'
import styles from './CompanyHead.module.css'

type CompanyNumbersProps = { company: Company; offers: OfferSummary[] | undefined }

/** What one asks first. */
export function CompanyNumbers({ company, offers }: CompanyNumbersProps) {
  const t = useTexts('companies')
  const { list } = useFormats()
  const { industry, size } = company
  const industryLanguage = useIndustryLanguage()
  const towns = [...new Set(placesOf(company, offers ?? []).map(({ town }) => town))]
  return (
    <DefinitionList columns="facts">
      <Definition term={t('company.free')}>
        {offers ? <FreePlaces offers={offers} /> : <Skeleton width="80px" />}
      </Definition>
      {industry && (
        <Definition term={t('company.industry')}>
          <TitleInLanguage title={industry} language={industryLanguage} />
        </Definition>
      )}
      {size && <Definition term={t('company.size')}>{size}</Definition>}
      {towns.length > 0 && <Definition term={t('company.places')}>{list(towns)}</Definition>}
    </DefinitionList>
  )
}

function FreePlaces({ offers }: { offers: OfferSummary[] }) {
  const t = useTexts('companies')
  const open = offers.filter(({ freePlaces }) => freePlaces > 0)
  if (open.length === 0) return t('company.noneFree')
  return (
    <>
      {open.reduce((sum, { freePlaces }) => sum + freePlaces, 0)}{' '}
      <span className={styles.aside}>{t('company.inOffers', { count: open.length })}</span>
    </>
  )
}
