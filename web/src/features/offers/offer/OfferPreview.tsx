import type { Offer } from '@tandem/contract/offers'
import { companyLogo } from '#lib/api/company-logo.ts'
import { AddressesApplicants } from '#lib/i18n/formality.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import { OfferFacts } from '../OfferFacts.tsx'
import { AddressCard } from './aside/AddressCard.tsx'
import { ContactCard } from './aside/ContactCard.tsx'
import { SalaryCard } from './aside/SalaryCard.tsx'
import { AdmissionRoutes } from './description/AdmissionRoutes.tsx'
import { OfferTexts } from './description/OfferTexts.tsx'
import { Phases } from './description/Phases.tsx'
import { Requirements } from './description/Requirements.tsx'
import styles from './OfferBody.module.css'
import { IsPreview } from './useReader.ts'

/** What applicants read, in one column, of an offer that is being written. */
export function OfferPreview({ offer, title }: { offer: Offer; title: string }) {
  const { company } = offer
  const studyInterest = useOfferType() === 'studies' ? offer.studyInterest : null
  return (
    <IsPreview value={true}>
      <AddressesApplicants value={true}>
        <Stack gap={6}>
          <Row gap={4} align="start">
            <CompanyTile name={company.name} src={companyLogo(company)} size={56} />
            <div className={styles.previewWords}>
              <Text size="small" muted>
                {company.name}
              </Text>
              <h2 className="h3">{title}</h2>
              {studyInterest && <Text size="small">{`${studyInterest.name}, ${studyInterest.degree}`}</Text>}
            </div>
          </Row>
          <OfferFacts offer={offer} />
          <OfferTexts offer={offer} between={studyInterest && <Phases offer={offer} />} />
          {studyInterest && <AdmissionRoutes offer={offer} />}
          <Requirements offer={offer} />
          <SalaryCard offer={offer} />
          <ContactCard offer={offer} />
          {offer.locations.length > 0 && <AddressCard offer={offer} />}
        </Stack>
      </AddressesApplicants>
    </IsPreview>
  )
}
