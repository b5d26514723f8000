import { useFormState } from 'react-hook-form'
import { isAtFields, refusalOf } from '#lib/api/refusal-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SaveState } from '#ui/feedback/SaveState.tsx'
import { AutosaveState } from '../AutosaveState.tsx'
import type { Autosave, SaveStatus } from '../autosave.ts'

export type ContentSavingStateProps<Key extends string> = {
  status: SaveStatus
  autosave: Pick<Autosave<unknown>, 'flush'>
  /** Something is typed, and saved after a pause. */
  isWaiting: boolean
  /** Why the last save failed; null otherwise. */
  failure: unknown
  conflict: object | null
  /** What the last save had to leave: it is not right yet, and maybe still being typed. */
  unsaved: Key[]
  /** In the order in which they are named. */
  fields: { key: Key; name: string }[]
}

/** How the saving goes, inside the form. What is not right yet stays unsaved, and is named. */
export function ContentSavingState<Key extends string>(props: ContentSavingStateProps<Key>) {
  const { status, autosave, isWaiting, failure, conflict, unsaved, fields } = props
  const t = useTexts('autosave')
  const { list } = useFormats()
  const { errors } = useFormState()
  if (conflict) return <AutosaveState status={status} autosave={autosave} hasConflict />
  const isRefused = status.state === 'failed' && isAtFields(failure)
  const hasLeft = status.state === 'saved' || isRefused
  const wrong = fields.filter(({ key }) => key in errors || (hasLeft && unsaved.includes(key)))
  if (wrong.length > 0 && (status.state !== 'failed' || isRefused)) {
    const names = list(wrong.map(({ name }) => name))
    return <SaveState state="failed" text={t('notYetSaved', { fields: names })} />
  }
  if (status.state === 'failed' && !status.retries) {
    const text = [t('failed'), refusalOf(failure)].filter(Boolean).join(' ')
    return <SaveState state="failed" text={text} onRetry={() => void autosave.flush()} />
  }
  if (isWaiting && status.state !== 'failed') return <SaveState state="saving" text={t('saving')} />
  if (status.state === 'idle') return <SaveState state="idle" text={t('savesItself')} />
  return <AutosaveState status={status} autosave={autosave} />
}
