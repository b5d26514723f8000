import type { Application } from '@tandem/contract/applications'
import { useQueryClient } from '@tanstack/react-query'
import { DocumentList } from '#features/applications/documents/DocumentList.tsx'
import { refreshOverviews } from '#features/applications/queries.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'

export function DocumentSection({ application }: { application: Application }) {
  const t = useTexts('applications')
  const queries = useQueryClient()
  return (
    <SectionCard
      id="unterlagen"
      title={t('editor.unterlagen.title')}
      description={t('editor.unterlagen.text')}
    >
      <DocumentList
        application={application}
        onChange={async () => {
          void refreshOverviews(queries)
          await queries.invalidateQueries({ queryKey: ['applications', 'application', application.id] })
        }}
      />
    </SectionCard>
  )
}
