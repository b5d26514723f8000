import {
  IconCopy,
  IconDots,
  IconEye,
  IconLock,
  IconPencil,
  IconTrash,
  IconWorldUpload,
} from '@tabler/icons-react'
import type { OwnOfferSummary } from '@tandem/contract/offers/own-offers'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import type { MenuItem } from '#ui/overlay/MenuEntry.tsx'
import { useEditorPaths } from '../editor/editor-place.ts'
import type { OfferActions } from './useOfferActions.tsx'

type OfferMenuProps = { offer: OwnOfferSummary; name: string; actions: OfferActions }

export function OfferMenu({ offer, name, actions }: OfferMenuProps) {
  const t = useTexts('ownOffers')
  const to = useTo()
  const editorPaths = useEditorPaths()
  const { id, can, status } = offer
  const items: (MenuItem | false)[] = [
    can.edit && {
      key: 'edit',
      label: t('actions.edit'),
      icon: IconPencil,
      to: to(editorPaths.offer(id)),
    },
    status !== 'draft' && {
      key: 'view',
      label: t('actions.view'),
      icon: IconEye,
      to: to(paths.offer({ offerId: id })),
    },
    can.publish && {
      key: 'publish',
      label: t(status === 'closed' ? 'actions.reopen' : 'actions.publish'),
      icon: IconWorldUpload,
      onSelect: () => void actions.publish([offer]),
    },
    can.close && {
      key: 'close',
      label: t('actions.close'),
      icon: IconLock,
      onSelect: () => actions.close([offer]),
    },
    {
      key: 'duplicate',
      label: t('actions.duplicate'),
      icon: IconCopy,
      onSelect: () => void actions.duplicate([offer]),
    },
    {
      key: 'delete',
      label: t('actions.delete'),
      icon: IconTrash,
      danger: true,
      to: to(paths.deleteOffer({ recordId: id })),
    },
  ]
  return (
    <Menu
      label={t('list.actionsOn', { title: name })}
      trigger={(props) => (
        <IconButton {...props} icon={IconDots} label={t('list.actionsOn', { title: name })} />
      )}
      items={items.filter((item) => item !== false)}
    />
  )
}
