import { useFormState } from 'react-hook-form'
import { AutosaveState } from '#features/applications/autosave/AutosaveState.tsx'
import type { Autosave, SaveStatus } from '#features/applications/autosave/autosave.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SaveState } from '#ui/feedback/SaveState.tsx'
import { type ContentKey, contentKeys, type Draft } from './content.ts'

type SavingStateProps = {
  status: SaveStatus
  autosave: Pick<Autosave<unknown>, 'flush'>
  conflict: object | null
  /** What the last save had to leave: it is not right yet, and maybe still being typed. */
  unsaved: ContentKey[]
}

/** How the saving goes. What is not right yet stays unsaved, and is named. */
export function SavingState({ status, autosave, conflict, unsaved }: SavingStateProps) {
  const t = useTexts('applications')
  const { list } = useFormats()
  const { errors } = useFormState<Draft>()
  // Saving waits for the answer to the conflict, which is asked for below.
  if (conflict) return <SaveState state="failed" text={t('autosave.failed')} />
  const isWrong = (key: ContentKey) => key in errors || (status.state === 'saved' && unsaved.includes(key))
  const wrong = contentKeys.filter(isWrong).map((key) => t(`editor.fields.${key}`))
  if (wrong.length > 0 && status.state !== 'failed') {
    return <SaveState state="failed" text={t('editor.notYetSaved', { fields: list(wrong) })} />
  }
  if (status.state === 'idle') return <SaveState state="idle" text={t('editor.savesItself')} />
  return <AutosaveState status={status} autosave={autosave} />
}
