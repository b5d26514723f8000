import type { Thread } from '@tandem/contract/messaging/threads'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import styles from './BlockedNote.module.css'
import { useBlock } from './thread-actions.ts'

/** In place of the field to write in. */
export function BlockedNote({ thread }: { thread: Thread }) {
  const t = useTexts('messaging')
  const block = useBlock(thread.id)
  const { name } = thread.counterpart
  return (
    <div className={styles.note}>
      <InlineAlert
        title={t('block.is', { name })}
        actions={
          <Button size="sm" busy={block.isPending} onClick={() => block.mutate(false)}>
            {t('actions.unblock', { name })}
          </Button>
        }
      >
        {t('block.before')}
      </InlineAlert>
    </div>
  )
}
