import type { Application } from '@tandem/contract/applications'
import { type ComponentProps, useEffect } from 'react'
import { AutosaveState, UnsavedGuard } from '#features/autosave/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { DocumentList } from '../documents/DocumentList.tsx'
import { UploadsContext, useUploads } from '../documents/uploads/useUploads.ts'
import { CheckStep } from './check/CheckStep.tsx'
import { ChangedElsewhere } from './draft/ChangedElsewhere.tsx'
import { type DraftEditing, useDraftEditing } from './draft/useDraftEditing.ts'
import { ApplyFrame } from './frame/ApplyFrame.tsx'
import { SendStep } from './send/SendStep.tsx'
import { useSending } from './send/useSending.ts'
import { steps, withoutLetter } from './steps.ts'
import { useApplyStep } from './useApplyStep.ts'
import { useFocusHeadingIfLost } from './useFocusHeadingIfLost.ts'

type DraftEditorProps = {
  draft: Application
  keep: (draft: Application) => void
  company: string
  /** What one applies for. */
  about: ComponentProps<typeof ApplyFrame>['about']
}

export function DraftEditor({ draft, keep, company, about }: DraftEditorProps) {
  const t = useTexts('applications')
  const step = useApplyStep()
  useFocusHeadingIfLost()
  const editing = useDraftEditing(draft, keep)
  const { autosave, status, changedElsewhere } = editing
  const uploads = useUploads(draft.id, editing.refresh)
  const sending = useSending({ draft, editing, uploads, onSent: keep })
  // What waits is saved with the step, so that the next step shows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new step
  useEffect(() => void autosave.flush(), [step, autosave])
  return (
    <ApplyFrame
      title={t('apply.title', { company })}
      draft={draft}
      step={step}
      steps={steps}
      about={about}
      state={<AutosaveState status={status} autosave={autosave} hasConflict={changedElsewhere} />}
    >
      <UploadsContext value={uploads}>
        <Stack gap={5}>
          {changedElsewhere && <ChangedElsewhere resolve={editing.resolve} />}
          {step === 'pruefen' && <CheckStep draft={draft} editing={editing} />}
          {step === 'anschreiben' && <LetterStep editing={editing} company={company} />}
          {step === 'unterlagen' && <DocumentsStep draft={draft} refresh={editing.refresh} />}
          {step === 'absenden' && <SendStep draft={draft} sending={sending} company={company} />}
        </Stack>
      </UploadsContext>
      <UnsavedGuard autosave={autosave} uploads={uploads} />
    </ApplyFrame>
  )
}

type DocumentsStepProps = { draft: Application; refresh: () => Promise<void> }

export function DocumentsStep({ draft, refresh }: DocumentsStepProps) {
  const t = useTexts('applications')
  return (
    <SectionCard title={t('apply.documents.title')} description={t('apply.documents.text')}>
      <DocumentList
        application={draft}
        qualification={draft.qualification}
        required={withoutLetter(draft.target?.requiredDocuments ?? [])}
        refresh={refresh}
      />
    </SectionCard>
  )
}

const maxLength = 10_000

function LetterStep({ editing: { form }, company }: { editing: DraftEditing; company: string }) {
  const t = useTexts('applications')
  return (
    <SectionCard title={t('apply.letter.title')} description={t('apply.letter.text', { company })}>
      <TextArea
        label={t('apply.letter.label')}
        hint={t('apply.letter.hint')}
        required
        rows={16}
        maxLength={maxLength}
        error={form.formState.errors.coverLetter?.message}
        {...form.register('coverLetter')}
      />
    </SectionCard>
  )
}
