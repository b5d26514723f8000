import { IconPencil, IconRefresh } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Bubble } from '#ui/data/chat/Bubble.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { useSendMessage } from '../queries.ts'
import { MessageText } from '../thread/MessageText.tsx'
import styles from './OutgoingBubble.module.css'
import { type Outgoing, removeOutgoing, useDraft } from './unsent.ts'

/** A message that the server does not have yet. One that failed can be sent again, or written on. */
export function OutgoingBubble({ outgoing }: { outgoing: Outgoing }) {
  const t = useTexts('messaging')
  const { firstName, lastName } = useSignedIn()
  const failed = outgoing.state === 'failed'
  return (
    <>
      <Bubble own author={`${firstName} ${lastName}`} time={failed ? null : t('write.sending')}>
        <MessageText text={outgoing.text} />
      </Bubble>
      {failed && <Failure outgoing={outgoing} />}
    </>
  )
}

function Failure({ outgoing }: { outgoing: Outgoing }) {
  const t = useTexts('messaging')
  const send = useSendMessage(outgoing.threadId)
  const [draft, setDraft] = useDraft(outgoing.threadId)

  function edit() {
    setDraft([outgoing.text, draft].filter(Boolean).join('\n\n'))
    removeOutgoing(outgoing.key)
  }
  return (
    <div className={styles.failure}>
      <InlineAlert
        tone="danger"
        title={t('write.failed')}
        alert
        actions={
          <>
            <Button size="sm" icon={IconRefresh} onClick={() => send.mutate(outgoing)}>
              {t('write.retry')}
            </Button>
            <Button size="sm" variant="text" icon={IconPencil} onClick={edit}>
              {t('write.edit')}
            </Button>
          </>
        }
      >
        {outgoing.failure ?? t('write.unreached')}
      </InlineAlert>
    </div>
  )
}
