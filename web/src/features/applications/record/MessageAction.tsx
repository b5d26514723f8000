import { IconMessage } from '@tabler/icons-react'
import type { Application } from '@tandem/contract/applications'
import { useState } from 'react'
import { useMayInvite } from '#features/applicant-requests/public.ts'
import { MessageDialog } from '#features/messaging/public.ts'
import { TemplatePicker, useOpenPlaceholders } from '#features/received-applications/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'

type MessageActionProps = {
  application: Pick<Application, 'id' | 'applicant' | 'target' | 'sentAt'>
  name: string
  /** To begin with, where the application itself says none. */
  subject?: string
  /** Where the conversation will stand: the page has the other button at its head. */
  inFeed?: boolean
}

export function MessageAction({ application, name, subject, inFeed = false }: MessageActionProps) {
  const t = useTexts('applications')
  const [open, setOpen] = useState(false)
  // A profile was sent to nobody: there one rather asks for an application.
  const mayInvite = useMayInvite(application.sentAt === null ? application.applicant.id : null)
  return (
    <>
      <Button
        variant={inFeed || mayInvite ? 'secondary' : 'primary'}
        icon={IconMessage}
        onClick={() => setOpen(true)}
      >
        {t(inFeed ? 'record.feed.writeFirst' : 'record.write')}
      </Button>
      <FirstMessageDialog {...{ application, name, subject, open }} onClose={() => setOpen(false)} />
    </>
  )
}

type FirstMessageDialogProps = Omit<MessageActionProps, 'inFeed'> & { open: boolean; onClose: () => void }

export function FirstMessageDialog({
  application,
  name,
  subject = '',
  open,
  onClose,
}: FirstMessageDialogProps) {
  const t = useTexts('applications')
  const { id, applicant, target, sentAt } = application
  const { type, displayName, firstName, lastName } = useSignedIn()
  const isCompany = type === 'company'
  const openPlaceholders = useOpenPlaceholders()
  const facts = {
    firstName: applicant.firstName,
    lastName: applicant.lastName,
    offer: target?.offerTitles ?? null,
    company: displayName,
    writer: `${firstName} ${lastName}`,
  }
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      recipient={{ id: applicant.id, name }}
      subject={target?.offerTitle ? t('record.subject', { offer: target.offerTitle }) : subject}
      // A profile was sent to nobody, so the thread is about none.
      applicationId={sentAt ? id : undefined}
      aid={(insert) => isCompany && <TemplatePicker facts={facts} onInsert={insert} />}
      check={openPlaceholders}
    />
  )
}
