import { IconCopy, IconDots, IconPencil, IconTrash, IconWriting } from '@tabler/icons-react'
import type { ApplicationSummary } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreateProfile } from '#features/applications/queries.ts'
import { newKey } from '#lib/api/new-key.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useSettings } from '#lib/settings.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import type { MenuItem } from '#ui/overlay/MenuEntry.tsx'
import { RenameDialog } from './RenameDialog.tsx'

type ProfileMenuProps = { profile: ApplicationSummary; name: string }

export function ProfileMenu({ profile: { id }, name }: ProfileMenuProps) {
  const t = useTexts('applications')
  const to = useTo()
  const [isRenaming, setRenaming] = useState(false)
  const duplicate = useDuplicate(id, name)
  const items: (MenuItem | false)[] = [
    {
      key: 'edit',
      label: t('own.menu.edit'),
      icon: IconPencil,
      to: to(paths.ownProfile({ applicationId: id })),
    },
    {
      key: 'rename',
      label: t('own.menu.rename'),
      icon: IconWriting,
      onSelect: () => setRenaming(true),
    },
    useSettings().applicant.allowMultipleApplications && {
      key: 'duplicate',
      label: t('own.menu.duplicate'),
      icon: IconCopy,
      onSelect: duplicate,
    },
    {
      key: 'delete',
      label: t('own.menu.delete'),
      icon: IconTrash,
      danger: true,
      to: to(paths.deleteProfile({ recordId: id })),
    },
  ]
  const label = t('own.menu.label', { name })
  return (
    <>
      <Menu
        label={label}
        trigger={(props) => <IconButton {...props} icon={IconDots} label={label} />}
        items={items.filter((item) => item !== false)}
      />
      {isRenaming && <RenameDialog id={id} name={name} onClose={() => setRenaming(false)} />}
    </>
  )
}

/** The copy is opened, so that it is plain which of the two one has before oneself. */
function useDuplicate(id: string, name: string): () => void {
  const t = useTexts('applications')
  const to = useTo()
  const navigate = useNavigate()
  const [idempotencyKey, setKey] = useState(newKey)
  const create = useCreateProfile()
  return () => {
    if (create.isPending) return
    const title = t('own.copyOf', { name }).slice(0, 120)
    create.mutate(
      { title, sourceId: id, idempotencyKey },
      {
        onSuccess(copy) {
          setKey(newKey())
          notify({ type: 'success', title: t('own.duplicated', { title }) })
          navigate(to(paths.ownProfile({ applicationId: copy.id })))
        },
        onError: (error) =>
          notify({ type: 'danger', title: t('own.notDuplicated'), desc: failureTextOf(error) }),
      },
    )
  }
}
