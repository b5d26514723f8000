import type { Application } from '@tandem/contract/applications'
import { useWatch } from 'react-hook-form'
import { DocumentList } from '#features/applications/documents/DocumentList.tsx'
import type { Draft } from '#features/applications/editor/saving/content.ts'
import { useRefreshProfile } from '#features/applications/queries.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'

export function DocumentSection({ application }: { application: Application }) {
  const t = useTexts('applications')
  const refresh = useRefreshProfile(application.id)
  const qualification = useWatch<Draft, 'qualification'>({ name: 'qualification' })
  return (
    <SectionCard
      id="unterlagen"
      title={t('editor.unterlagen.title')}
      description={t('editor.unterlagen.text')}
    >
      <DocumentList application={application} qualification={qualification} refresh={() => refresh()} />
    </SectionCard>
  )
}
