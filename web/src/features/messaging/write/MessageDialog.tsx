import { useTexts } from '#lib/i18n/texts.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { lazyPart } from '#ui/states/lazy-part.tsx'
import type { MessageFormProps } from './MessageForm.tsx'

const MessageForm = lazyPart(async () => (await import('./MessageForm.tsx')).MessageForm)

type MessageDialogProps = MessageFormProps & { open: boolean }

/** Writes a first message to someone. The form is loaded when it opens. */
export function MessageDialog({ open, ...form }: MessageDialogProps) {
  const t = useTexts('messaging')
  return (
    <Dialog open={open} onClose={form.onClose} title={t('new.title', { name: form.recipient.name })}>
      <MessageForm loading={<Loading label={t('new.loading')} />} {...form} />
    </Dialog>
  )
}
