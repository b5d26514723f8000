import type { Application } from '@tandem/contract/applications'
import type { Offer } from '@tandem/contract/offers'
import { useEffect } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { AutosaveState } from '../autosave/AutosaveState.tsx'
import { UnsavedGuard } from '../autosave/UnsavedGuard.tsx'
import { DocumentList } from '../documents/DocumentList.tsx'
import { UploadsContext, useUploads } from '../documents/useUploads.ts'
import { CheckStation } from './check/CheckStation.tsx'
import { ChangedElsewhere } from './draft/ChangedElsewhere.tsx'
import { useDraftEditing } from './draft/useDraftEditing.ts'
import { ApplyFrame } from './frame/ApplyFrame.tsx'
import { LetterStation } from './LetterStation.tsx'
import { SendStation } from './send/SendStation.tsx'
import { useSending } from './send/useSending.ts'
import { withoutLetter } from './stations.ts'
import { useStation } from './useStation.ts'
import { useTakeFocus } from './useTakeFocus.ts'

type DraftEditorProps = { draft: Application; keep: (draft: Application) => void; offer: Offer }

export function DraftEditor({ draft, keep, offer }: DraftEditorProps) {
  const t = useTexts('applications')
  const station = useStation()
  useTakeFocus()
  const editing = useDraftEditing(draft, keep)
  const { autosave, status, changedElsewhere } = editing
  const uploads = useUploads(draft.id, editing.refresh)
  const sending = useSending({ draft, editing, uploads, onSent: keep })
  // What waits is saved with the step, so that the next station shows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new station
  useEffect(() => void autosave.flush(), [station, autosave])
  return (
    <ApplyFrame
      title={t('apply.title', { company: offer.company.name })}
      offer={offer}
      draft={draft}
      station={station}
      state={<AutosaveState status={status} autosave={autosave} />}
    >
      <UploadsContext value={uploads}>
        <Stack gap={5}>
          {changedElsewhere && <ChangedElsewhere resolve={editing.resolve} />}
          {station === 'pruefen' && <CheckStation draft={draft} editing={editing} />}
          {station === 'anschreiben' && <LetterStation editing={editing} company={offer.company.name} />}
          {station === 'unterlagen' && <DocumentsStation draft={draft} onRemoved={editing.refresh} />}
          {station === 'absenden' && (
            <SendStation draft={draft} sending={sending} company={offer.company.name} />
          )}
        </Stack>
      </UploadsContext>
      <UnsavedGuard autosave={autosave} uploads={uploads} />
    </ApplyFrame>
  )
}

type DocumentsStationProps = { draft: Application; onRemoved: () => Promise<void> }

function DocumentsStation({ draft, onRemoved }: DocumentsStationProps) {
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
