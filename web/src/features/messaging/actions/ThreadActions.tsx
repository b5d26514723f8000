import {
  IconArchive,
  IconArchiveOff,
  IconBan,
  IconDotsVertical,
  IconFlag,
  IconUserCheck,
} from '@tabler/icons-react'
import type { Thread } from '@tandem/contract/messaging/threads'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import { useThreadView } from '../list/useThreadView.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import styles from './ThreadActions.module.css'
import { colleaguesQuery, useArchive, useAssign, useUnblock } from './thread-actions.ts'

/** What one does with a conversation as a whole: put away, block, report. */
export function ThreadActions({ thread }: { thread: Thread }) {
  const t = useTexts('messaging')
  const { type } = useSignedIn()
  const [dialog, setDialog] = useState<'block' | 'report' | null>(null)
  const archive = useArchiving(thread)
  const { unblock } = useUnblock(thread)
  const { counterpart, blocked, can } = thread
  const items = [
    { key: 'archive', label: archive.label, icon: archive.icon, onSelect: archive.toggle },
    ...(can.block
      ? [
          {
            key: 'block',
            label: t(blocked ? 'actions.unblock' : 'actions.block', { name: counterpart.name }),
            icon: IconBan,
            danger: !blocked,
            onSelect: () => (blocked ? unblock() : setDialog('block')),
          },
        ]
      : []),
    ...(type !== 'admin'
      ? [
          {
            key: 'report',
            label: t('actions.report'),
            icon: IconFlag,
            danger: true,
            onSelect: () => setDialog('report'),
          },
        ]
      : []),
  ]
  return (
    <>
      <div className={styles.actions}>
        <span className={styles.archive}>
          <Button size="sm" icon={archive.icon} onClick={archive.toggle}>
            {archive.label}
          </Button>
        </span>
        <Menu
          label={t('actions.more')}
          trigger={(props) => <IconButton {...props} icon={IconDotsVertical} label={t('actions.more')} />}
          items={items}
        />
      </div>
      <BlockDialog thread={thread} open={dialog === 'block'} onClose={() => setDialog(null)} />
      <ReportDialog thread={thread} open={dialog === 'report'} onClose={() => setDialog(null)} />
    </>
  )
}

/** Archived, one is back at the list; the notice takes it back. */
function useArchiving({ id, archived, counterpart }: Thread) {
  const t = useTexts('messaging')
  const navigate = useNavigate()
  const { listPath, threadPath } = useThreadView()
  const { mutate } = useArchive(id)
  const toThread = threadPath(id)
  // The notice outlives this page: what waits for the answer belongs to nobody any more.
  function undo() {
    mutate(false)
    void navigate(toThread)
  }
  function toggle() {
    mutate(!archived, {
      onSuccess: () => {
        const title = t(archived ? 'actions.returned' : 'actions.archived', { name: counterpart.name })
        if (archived) return notify({ type: 'success', title })
        notify({ type: 'success', title, action: { label: t('actions.undo'), onSelect: undo } })
        void navigate(listPath())
      },
    })
  }
  const label = t(archived ? 'actions.return' : 'actions.archive')
  return { label, icon: archived ? IconArchiveOff : IconArchive, toggle }
}

/** Who of the company answers. */
export function ThreadHandler({ thread }: { thread: Thread }) {
  const t = useTexts('messaging')
  const { id } = useSignedIn()
  const { data } = useQuery(colleaguesQuery)
  const { mutate } = useAssign(thread)
  const { handler } = thread
  const assign = (handlerId: string | null) => () =>
    mutate(handlerId, {
      onSuccess: (changed) =>
        notify({
          type: 'success',
          title: changed.handler
            ? t('actions.assigned', { name: changed.handler.name })
            : t('actions.unassigned'),
        }),
    })
  const others =
    data?.filter(
      (each) =>
        each.id !== id && each.id !== handler?.id && (each.readsApplications || !thread.aboutApplication),
    ) ?? []
  const items = [
    ...(handler?.id === id ? [] : [{ key: id, label: t('actions.take'), onSelect: assign(id) }]),
    ...others.map(({ id, name }) => ({ key: id, label: name, onSelect: assign(id) })),
    ...(handler ? [{ key: 'nobody', label: t('actions.nobody'), onSelect: assign(null) }] : []),
  ]
  const label = handler ? t('actions.handledBy', { name: handler.name }) : t('actions.assign')
  return (
    <Menu
      label={t('actions.whoAnswers')}
      trigger={(props) => (
        <Button {...props} className={styles.handler} size="sm" variant="text" icon={IconUserCheck}>
          {label}
        </Button>
      )}
      items={items}
    />
  )
}
