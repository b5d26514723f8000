import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { useInviteColleague } from '../queries.ts'
import { InvitationLink } from './InvitationLink.tsx'
import { InviteForm } from './InviteForm.tsx'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('colleagues')
  const invite = useInviteColleague()
  const [link, setLink] = useState<string | null>(null)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(link ? 'invite.linkTitle' : 'invite.title')}
      busy={invite.isPending}
    >
      {link ? (
        <InvitationLink link={link} onClose={onClose} />
      ) : (
        <InviteForm invite={invite} onLink={setLink} onClose={onClose} />
      )}
    </Dialog>
  )
}
