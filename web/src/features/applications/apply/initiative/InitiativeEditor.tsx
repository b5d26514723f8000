import type { Application } from '@tandem/contract/applications'
import { type ReactNode, useEffect } from 'react'
import type { Location } from 'react-router'
import { UploadsContext, useUploads } from '#features/applications/documents/uploads/useUploads.ts'
import { AutosaveState, UnsavedGuard } from '#features/autosave/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { CheckStep } from '../check/CheckStep.tsx'
import { DocumentsStep } from '../DraftEditor.tsx'
import { ChangedElsewhere } from '../draft/ChangedElsewhere.tsx'
import { useDraftEditing } from '../draft/useDraftEditing.ts'
import { ApplyFrame } from '../frame/ApplyFrame.tsx'
import { type ApplyStep, initiativeSteps } from '../steps.ts'
import { ChosenBrief } from './ChosenBrief.tsx'
import { LettersStep } from './letters/LettersStep.tsx'
import { useLetters } from './letters/useLetters.ts'
import { useKeepDrafts } from './queries.ts'
import { SendAllStep } from './SendAllStep.tsx'
import { type Failure, useSendingAll } from './useSendingAll.ts'

type InitiativeEditorProps = {
  lead: Application
  drafts: Application[]
  step: ApplyStep
  onSent: (sent: Application[], failures: Failure[]) => void
  /** What came of sending before. */
  children: ReactNode
}

/** The first draft is the one that is filled in; the others follow it before they are sent. */
export function InitiativeEditor({ lead, drafts, step, onSent, children }: InitiativeEditorProps) {
  const t = useTexts('applications')
  const { keep } = useKeepDrafts()
  const editing = useDraftEditing(lead, keep)
  const letters = useLetters(drafts, editing, keep)
  const uploads = useUploads(lead.id, editing.refresh)
  const guard = {
    flush: async () => (await editing.autosave.flush()) && (await letters.autosave.flush()),
    hasUnsaved: () => editing.autosave.hasUnsaved() || letters.autosave.hasUnsaved(),
  }
  const sending = useSendingAll({ drafts, editing, uploads, flush: guard.flush, keep, onSent })
  // What waits is saved with the step, so that the next step shows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new step
  useEffect(() => void guard.flush(), [step])
  const isWorst = letters.status.state === 'failed' || editing.status.state === 'idle'
  return (
    <ApplyFrame
      title={t('initiative.title')}
      draft={lead}
      step={step}
      steps={initiativeSteps}
      about={{ label: t('initiative.companies'), brief: <ChosenBrief drafts={drafts} /> }}
      state={
        <AutosaveState
          status={isWorst ? letters.status : editing.status}
          autosave={isWorst ? letters.autosave : editing.autosave}
          hasConflict={editing.changedElsewhere}
        />
      }
    >
      <UploadsContext value={uploads}>
        <Stack gap={5}>
          {children}
          {editing.changedElsewhere && <ChangedElsewhere resolve={editing.resolve} />}
          {step === 'pruefen' && <CheckStep draft={lead} editing={editing} />}
          {step === 'anschreiben' && <LettersStep drafts={drafts} letters={letters} />}
          {step === 'unterlagen' && <DocumentsStep draft={lead} refresh={editing.refresh} />}
          {step === 'absenden' && <SendAllStep drafts={drafts} sending={sending} />}
        </Stack>
      </UploadsContext>
      <UnsavedGuard autosave={guard} uploads={uploads} leaves={leavesEditor} />
    </ApplyFrame>
  )
}

/** The choice of companies is no part of the editor. */
const leavesEditor = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || to.search === '' || to.search.includes('schritt=unternehmen')
