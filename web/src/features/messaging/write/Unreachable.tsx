import type { Conversation } from '@tandem/contract/messaging'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { CopyButton } from '#ui/actions/CopyButton.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { useUnblock } from '../actions/thread-actions.ts'
import { useDraft } from './unsent.ts'

type UnreachableProps = {
  thread: Conversation
  reason: NonNullable<Conversation['unreachable']>
  onUnblocked: () => void
}

/** Why nobody can be written to here. What was typed before can still be taken along. */
export function Unreachable({ thread, reason, onUnblocked }: UnreachableProps) {
  const t = useTexts('messaging')
  const [draft] = useDraft(thread.id)
  const { name } = thread.counterpart
  return (
    <InlineAlert
      title={t(`unreachable.${reason}.title`, { name })}
      actions={reason === 'blocked' && <Unblock thread={thread} onDone={onUnblocked} />}
    >
      <p>{t(`unreachable.${reason}.text`, { name })}</p>
      {draft !== '' && (
        <>
          <TextArea label={t('unreachable.draft')} rows={2} autoGrow readOnly value={draft} />
          <CopyButton size="sm" text={draft} />
        </>
      )}
    </InlineAlert>
  )
}

function Unblock({ thread, onDone }: { thread: Conversation; onDone: () => void }) {
  const t = useTexts('messaging')
  const { isPending, unblock } = useUnblock(thread, onDone)
  return (
    <Button size="sm" busy={isPending} onClick={unblock}>
      {t('actions.unblock', { name: thread.counterpart.name })}
    </Button>
  )
}
