import { IconUsers } from '@tabler/icons-react'
import { type BookmarkSharing, type SharingMode, sharingModes } from '@tandem/contract/bookmarks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { SegmentedLinks } from '#ui/nav/SegmentedLinks.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { sharingQuery, useSetSharing } from '../state/queries.ts'
import { useWatchListView } from '../state/useWatchListView.ts'
import styles from './Sharing.module.css'

/** Who sees the own list; only companies have colleagues. */
export function useSharing(): BookmarkSharing | undefined {
  const isCompany = useAccount()?.type === 'company'
  return useQuery({ ...sharingQuery, enabled: isCompany }).data
}

/** The own list and those that colleagues share. */
export function TeamLists({ sharing, of }: { sharing: BookmarkSharing; of: string | undefined }) {
  const t = useTexts('bookmarks')
  const { addressOf } = useWatchListView()
  if (sharing.colleagues.length === 0) return null
  return (
    <div className={styles.lists}>
      <SegmentedLinks
        label={t('sharing.lists')}
        items={[
          { to: addressOf({ type: 'all' }), label: t('sharing.own'), current: !of },
          ...sharing.colleagues.map(({ accountId, name }) => ({
            to: addressOf({ type: 'all', of: accountId }),
            label: name,
            current: of === accountId,
          })),
        ]}
      />
    </div>
  )
}

export function ShareButton({ sharing }: { sharing: BookmarkSharing }) {
  const t = useTexts('bookmarks')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={IconUsers} onClick={() => setOpen(true)}>
        {t('sharing.button')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('sharing.title')}>
        <SharingForm mode={sharing.mode} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function SharingForm({ mode, onClose }: { mode: SharingMode; onClose: () => void }) {
  const t = useTexts('bookmarks')
  const [chosen, setChosen] = useState(mode)
  const { mutate, error, isPending } = useSetSharing()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        mutate(chosen, {
          onSuccess: () => {
            onClose()
            notify({ type: 'success', title: t(`sharing.saved.${chosen}`) })
          },
        })
      }}
    >
      <Stack gap={5}>
        <Text>{t('sharing.text')}</Text>
        {error && (
          <InlineAlert tone="danger" title={t('sharing.failed')} alert>
            {failureTextOf(error)}
          </InlineAlert>
        )}
        <RadioGroup
          legend={t('sharing.legend')}
          name="mode"
          value={chosen}
          onChange={(event) => setChosen(event.target.value as SharingMode)}
          options={sharingModes.map((value) => ({ value, label: t(`sharing.mode.${value}`) }))}
        />
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('sharing.cancel')}</Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {t('sharing.save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
