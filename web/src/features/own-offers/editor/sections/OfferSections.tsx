import type { OwnOffer } from '@tandem/contract/offers/own-offers'
import { Stack } from '#ui/layout/Stack.tsx'
import { ContactSection } from './ContactSection.tsx'
import { DocumentSection } from './DocumentSection.tsx'
import { LocationSection } from './LocationSection.tsx'
import { PlacesSection } from './PlacesSection.tsx'
import { RequirementSection } from './RequirementSection.tsx'
import { SubjectSection } from './SubjectSection.tsx'
import { TextSection } from './TextSection.tsx'

export function OfferSections({ taken }: Pick<OwnOffer, 'taken'>) {
  return (
    <Stack gap={6}>
      <SubjectSection />
      <PlacesSection taken={taken} />
      <LocationSection />
      <RequirementSection />
      <TextSection />
      <DocumentSection />
      <ContactSection />
    </Stack>
  )
}
