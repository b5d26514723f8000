import type { Offer } from '@tandem/contract/offers'
import { OfferMatch } from '#features/matching/public.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { AddressCard } from './aside/AddressCard.tsx'
import { ContactCard } from './aside/ContactCard.tsx'
import { SalaryCard } from './aside/SalaryCard.tsx'
import { VisitorCard } from './aside/VisitorCard.tsx'
import { AdmissionRoutes } from './description/AdmissionRoutes.tsx'
import { OfferTexts } from './description/OfferTexts.tsx'
import { Phases } from './description/Phases.tsx'
import { Requirements } from './description/Requirements.tsx'
import { matchPanelId } from './match-panel-id.ts'
import styles from './OfferBody.module.css'

export function OfferBody({ offer }: { offer: Offer }) {
  // A job is no degree: it has neither phases nor an admission (decisions, section 5).
  const isStudy = useOfferType() === 'studies' && offer.studyInterest !== null
  const isVisitor = useAccount() === null
  return (
    <Container className={styles.columns}>
      <Stack gap={9}>
        <OfferTexts offer={offer} between={isStudy && <Phases offer={offer} />} />
        {isStudy && <AdmissionRoutes offer={offer} />}
        <Requirements offer={offer} />
      </Stack>
      <Stack as="aside" gap={4}>
        {isVisitor ? <VisitorCard /> : <OfferMatch offer={offer} id={matchPanelId} />}
        <SalaryCard offer={offer} />
        <ContactCard offer={offer} />
        <AddressCard offer={offer} />
      </Stack>
    </Container>
  )
}
