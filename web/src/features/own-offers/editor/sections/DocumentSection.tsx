import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { listDocuments } from '@tandem/contract/reference'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { useDocumentTypes, useSetState } from '#lib/reference.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { CheckedKeys } from './CheckedKeys.tsx'

export function DocumentSection() {
  const t = useTexts('ownOffers')
  const { watch } = useFormContext<OfferContent>()
  return (
    <SectionCard id="unterlagen" title={t('sections.unterlagen.title')}>
      <CheckedKeys
        name="requiredDocuments"
        legend={t('documents.legend')}
        hint={t('documents.hint')}
        options={useDocumentTypes(watch('requiredDocuments'))}
        onRetry={useSetState(listDocuments).onRetry}
      />
    </SectionCard>
  )
}
