import { IconPaperclip, IconPencil, IconRefresh } from '@tabler/icons-react'
import { flushSync } from 'react-dom'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Bubble } from '#ui/data/chat/Bubble.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { MessageText } from '../thread/messages/MessageText.tsx'
import { useSendMessage } from '../thread/queries.ts'
import { hasFiles, takeFiles, useChosenFiles } from './files/message-files.ts'
import styles from './OutgoingBubble.module.css'
import { type Outgoing, removeOutgoing, useDraft } from './unsent.ts'

type OutgoingBubbleProps = {
  outgoing: Outgoing
  /** Shows the field into which its text goes. */
  onEdit: () => void
}

/** A message that the server does not have yet. One that failed can be sent again, or written on. */
export function OutgoingBubble({ outgoing, onEdit }: OutgoingBubbleProps) {
  const t = useTexts('messaging')
  const { firstName, lastName } = useSignedIn()
  const failed = outgoing.state === 'failed'
  return (
    <>
      <Bubble
        own
        author={`${firstName} ${lastName}`}
        time={failed ? null : t('write.sending')}
        attachments={
          outgoing.fileNames.length > 0 && (
            <ul aria-label={t('files.label')}>
              {outgoing.fileNames.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
                <li key={index} className={styles.file}>
                  <Icon icon={IconPaperclip} size={16} /> {name}
                </li>
              ))}
            </ul>
          )
        }
      >
        <MessageText text={outgoing.text} />
      </Bubble>
      {failed && <Failure outgoing={outgoing} onEdit={onEdit} />}
    </>
  )
}

function Failure({ outgoing, onEdit }: OutgoingBubbleProps) {
  const t = useTexts('messaging')
  const send = useSendMessage(outgoing.threadId)
  const [draft, setDraft] = useDraft(outgoing.threadId)
  const chosen = useChosenFiles(outgoing.threadId)
  // They do not outlive a reload, and a message that says it has files must not go without them.
  const areFilesLost = outgoing.fileNames.length > 0 && !hasFiles(outgoing.key)

  function edit() {
    setDraft([outgoing.text, draft].filter(Boolean).join('\n\n'))
    chosen.add(takeFiles(outgoing.key))
    removeOutgoing(outgoing.key)
    // The field takes the focus next.
    flushSync(onEdit)
    document.querySelector<HTMLElement>('form textarea')?.focus()
  }
  return (
    <div className={styles.failure}>
      <InlineAlert
        tone="danger"
        title={t('write.failed')}
        alert
        actions={
          <>
            {!areFilesLost && (
              <Button size="sm" icon={IconRefresh} onClick={() => send.mutate(outgoing)}>
                {t('write.retry')}
              </Button>
            )}
            <Button size="sm" variant="text" icon={IconPencil} onClick={edit}>
              {t('write.edit')}
            </Button>
          </>
        }
      >
        {areFilesLost ? t('files.lost') : (outgoing.failure ?? t('write.unreached'))}
      </InlineAlert>
    </div>
  )
}
