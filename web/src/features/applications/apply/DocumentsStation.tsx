import type { Application } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { DocumentList } from '../documents/DocumentList.tsx'
import { withoutLetter } from './stations.ts'

type DocumentsStationProps = { draft: Application; onRemoved: () => Promise<void> }

export function DocumentsStation({ draft, onRemoved }: DocumentsStationProps) {
  const t = useTexts('applications')
  return (
    <SectionCard title={t('apply.documents.title')} description={t('apply.documents.text')}>
      <DocumentList
        application={draft}
        required={withoutLetter(draft.target?.requiredDocuments ?? [])}
        onRemoved={onRemoved}
      />
    </SectionCard>
  )
}
