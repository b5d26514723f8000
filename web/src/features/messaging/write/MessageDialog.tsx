import { lazy, Suspense } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import type { MessageFormProps } from './MessageForm.tsx'

const MessageForm = lazy(async () => ({ default: (await import('./MessageForm.tsx')).MessageForm }))

type MessageDialogProps = MessageFormProps & { open: boolean }

/** Writes a first message to someone. The form is loaded when it opens. */
export function MessageDialog({ open, ...form }: MessageDialogProps) {
  const t = useTexts('messaging')
  return (
    <Dialog open={open} onClose={form.onClose} title={t('new.title', { name: form.recipient.name })}>
      <Suspense fallback={<Loading label={t('new.loading')} />}>
        <MessageForm {...form} />
      </Suspense>
    </Dialog>
  )
}
