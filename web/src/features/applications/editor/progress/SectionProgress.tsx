import type { Application } from '@tandem/contract/applications'
import { useWatch } from 'react-hook-form'
import type { Draft } from '../saving/content.ts'
import { SectionProgressNav } from './SectionProgressNav.tsx'
import { sectionStates } from './section-states.ts'

/** Apart from the sections, so that typing does not draw them anew. */
export function SectionProgress({ application }: { application: Application }) {
  const draft = useWatch<Draft>() as Draft
  return (
    <SectionProgressNav
      filledPercentage={application.filledPercentage}
      states={sectionStates(draft, application.attachments)}
    />
  )
}
