import type { Offer } from '@tandem/contract/offers'
import { OfferMatch } from '#features/matching/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { AddressCard } from './aside/AddressCard.tsx'
import { ContactCard } from './aside/ContactCard.tsx'
import { SalaryCard } from './aside/SalaryCard.tsx'
import { AdmissionRoutes } from './description/AdmissionRoutes.tsx'
import { Phases } from './description/Phases.tsx'
import { Prose } from './description/Prose.tsx'
import { Requirements } from './description/Requirements.tsx'
import { matchPanelId } from './match-panel-id.ts'
import styles from './OfferBody.module.css'
import { useReader } from './useReader.ts'

export function OfferBody({ offer }: { offer: Offer }) {
  const t = useTexts('offers')
  const reader = useReader()
  // A job is no degree: it has neither phases nor an admission (decisions, section 5).
  const isStudy = offer.studyInterest !== null
  return (
    <Container className={styles.columns}>
      <Stack gap={9}>
        <Prose title={t(`story.${reader}.description`)} prose={offer.description} />
        <Prose title={t(`story.${reader}.tasks`)} prose={offer.tasks} />
        {isStudy && <Phases offer={offer} />}
        <Prose title={t('story.benefits', { company: offer.company.name })} prose={offer.benefits} />
        {isStudy && <AdmissionRoutes offer={offer} />}
        <Requirements offer={offer} />
      </Stack>
      <Stack as="aside" gap={4}>
        <OfferMatch offer={offer} id={matchPanelId} />
        <SalaryCard offer={offer} />
        <ContactCard offer={offer} />
        <AddressCard offer={offer} />
      </Stack>
    </Container>
  )
}
