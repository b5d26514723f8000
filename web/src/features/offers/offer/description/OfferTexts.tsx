import type { Offer } from '@tandem/contract/offers'
import type { ReactNode } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { useReader } from '../useReader.ts'
import { Prose } from './Prose.tsx'

/** What the company wrote; `between` comes after the tasks. */
export function OfferTexts({ offer, between }: { offer: Offer; between: ReactNode }) {
  const t = useTexts('offers')
  const reader = useReader()
  return (
    <>
      <Prose title={t(`story.${reader}.description`)} prose={offer.description} />
      <Prose title={t(`story.${reader}.tasks`)} prose={offer.tasks} />
      {between}
      <Prose title={t('story.benefits', { company: offer.company.name })} prose={offer.benefits} />
    </>
  )
}
