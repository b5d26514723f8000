import type { Application } from '@tandem/contract/applications'
import { completeness } from '@tandem/contract/applications/completeness'
import { useWatch } from 'react-hook-form'
import { useOfferType } from '#lib/offer-type.ts'
import { contentOf, type Draft, savable } from '../saving/content.ts'
import { SectionProgressNav } from './SectionProgressNav.tsx'
import { sectionStates } from './section-states.ts'

/** Apart from the sections, so that typing does not draw them anew. */
export function SectionProgress({ application }: { application: Application }) {
  const draft = useWatch<Draft>() as Draft
  const offerType = useOfferType()
  const { type, attachments } = application
  const content = savable(draft, contentOf(application))
  return (
    <SectionProgressNav
      {...completeness({ type, content, attachments, offerType })}
      states={sectionStates(draft, attachments, offerType)}
    />
  )
}
