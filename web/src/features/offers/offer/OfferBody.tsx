import type { Offer } from '@tandem/contract/offers'
import { OfferMatch } from '#features/matching/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { useSettings } from '#lib/settings.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { AddressCard } from './aside/AddressCard.tsx'
import { ContactCard } from './aside/ContactCard.tsx'
import { SalaryCard } from './aside/SalaryCard.tsx'
import { VisitorCard } from './aside/VisitorCard.tsx'
import { AdmissionRoutes } from './description/AdmissionRoutes.tsx'
import { OfferTexts } from './description/OfferTexts.tsx'
import { OtherOffers } from './description/OtherOffers.tsx'
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
        {offer.status === 'published' && <OtherOffers offer={offer} />}
      </Stack>
      <Stack as="aside" gap={4}>
        {isVisitor ? <VisitorCard /> : <OfferMatch offer={offer} id={matchPanelId} />}
        <AnswerCard />
        <SalaryCard offer={offer} />
        <ContactCard offer={offer} />
        <AddressCard offer={offer} />
      </Stack>
    </Container>
  )
}

/** Within how many days every application is promised an answer. */
function AnswerCard() {
  const t = useTexts('offers')
  const { responseDays } = useSettings().company
  return (
    <SectionCard title={<span className="h4">{t('answer.title', { count: responseDays })}</span>}>
      <Text muted>{t('answer.text')}</Text>
    </SectionCard>
  )
}
