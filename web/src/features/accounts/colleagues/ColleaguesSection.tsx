import { IconUserPlus } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadedPart } from '#features/sign-in/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { InvitationLink } from './invite/InvitationLink.tsx'
import { InviteForm } from './invite/InviteForm.tsx'
import { OpenInvitations } from './invite/OpenInvitations.tsx'
import { Members } from './member/Members.tsx'
import { colleaguesQuery, useInviteColleague } from './queries.ts'

/** The accounts of the own company. Who may not manage them sees them all the same. */
export function ColleaguesSection() {
  const t = useTexts('colleagues')
  const to = useTo()
  const { companyId } = useSignedIn()
  const colleagues = useQuery(colleaguesQuery)
  const [inviting, setInviting] = useState(false)
  return (
    <SectionCard
      id="team"
      title={t('title')}
      description={t('description')}
      actions={
        colleagues.data?.can.invite && (
          <Button icon={IconUserPlus} onClick={() => setInviting(true)}>
            {t('invite.open')}
          </Button>
        )
      }
    >
      <LoadedPart query={colleagues} rows={3}>
        {({ members, invitations }) => (
          <>
            <Members members={members} />
            {invitations.length > 0 && <OpenInvitations invitations={invitations} />}
          </>
        )}
      </LoadedPart>
      {companyId && <TextLink to={to(paths.companyPersons({ companyId }))}>{t('contacts')}</TextLink>}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </SectionCard>
  )
}

function InviteDialog({ onClose }: { onClose: () => void }) {
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
