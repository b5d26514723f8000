import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SaveState } from '#ui/feedback/SaveState.tsx'
import type { Autosave, SaveStatus } from './autosave.ts'

type AutosaveStateProps = {
  status: SaveStatus
  autosave: Pick<Autosave<unknown>, 'flush'>
  /** Saving waits for a choice between two versions, which is asked for elsewhere: to try again would fail again. */
  hasConflict?: boolean
}

export function AutosaveState({ status, autosave, hasConflict = false }: AutosaveStateProps) {
  const t = useTexts('autosave')
  const { time } = useFormats()
  if (hasConflict) return <SaveState state="failed" text={t('failed')} />
  const text = {
    idle: undefined,
    saving: t('saving'),
    failed: t(status.state === 'failed' && status.retries ? 'retries' : 'failed'),
    saved: status.state === 'saved' ? t('saved', { time: time(status.at) }) : undefined,
  }
  return <SaveState state={status.state} text={text[status.state]} onRetry={() => void autosave.flush()} />
}
