import type { Thread } from '@tandem/contract/messaging/threads'
import { useNavigate } from 'react-router'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { useThreadView } from '../list/useThreadView.ts'
import { useBlock } from './thread-actions.ts'

type BlockDialogProps = { thread: Thread; open: boolean; onClose: () => void }

/** Names what follows before it happens. */
export function BlockDialog({ thread, open, onClose }: BlockDialogProps) {
  const t = useTexts('messaging')
  const navigate = useNavigate()
  const { listPath } = useThreadView()
  const block = useBlock(thread.id)
  const { name, companyId } = thread.counterpart
  const confirm = () =>
    block.mutate(true, {
      onSuccess: () => {
        onClose()
        notify({ type: 'success', title: t('block.done', { name }), desc: t('block.undo') })
        void navigate(listPath())
      },
    })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      busy={block.isPending}
      title={t('block.title', { name })}
      confirm={t('block.confirm')}
      onConfirm={confirm}
      cancel={t('new.cancel')}
      danger
    >
      <Text>{t(companyId ? 'block.company' : 'block.person', { name })}</Text>
      <Text>{t('block.consequences')}</Text>
    </ConfirmDialog>
  )
}
