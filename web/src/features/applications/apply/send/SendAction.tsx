import { useEffect } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'

type SendActionProps = {
  /** What cannot be taken back. */
  final: string
  label: string
  sending: {
    send: () => void
    isSending: boolean
    refusal: string | null
    setRefusal: (refusal: null) => void
  }
}

/** The end of the last step. A refusal stands below its button, which stays where it was pressed. */
export function SendAction({ final, label, sending }: SendActionProps) {
  const t = useTexts('applications')
  const { send, isSending, refusal, setRefusal } = sending
  // Who comes back from another step may have mended it there.
  useEffect(() => () => setRefusal(null), [setRefusal])
  return (
    <Stack gap={5}>
      <Text muted>{final}</Text>
      <div>
        <Button variant="primary" size="lg" busy={isSending} busyText={t('apply.send.busy')} onClick={send}>
          {label}
        </Button>
      </div>
      {refusal && (
        <div ref={bringIntoSight}>
          <InlineAlert tone="danger" alert title={t('apply.send.refused')}>
            {refusal}
          </InlineAlert>
        </div>
      )}
    </Stack>
  )
}

const bringIntoSight = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })
