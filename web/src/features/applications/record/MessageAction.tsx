import { IconMessage } from '@tabler/icons-react'
import type { Application } from '@tandem/contract/applications'
import { useState } from 'react'
import { MessageDialog } from '#features/messaging/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'

type MessageActionProps = {
  application: Pick<Application, 'id' | 'applicant' | 'target' | 'sentAt'>
  name: string
  /** To begin with, where the application itself says none. */
  subject?: string
}

export function MessageAction({ application, name, subject = '' }: MessageActionProps) {
  const t = useTexts('applications')
  const [open, setOpen] = useState(false)
  const { id, applicant, target, sentAt } = application
  return (
    <>
      <Button variant="primary" icon={IconMessage} onClick={() => setOpen(true)}>
        {t('record.write')}
      </Button>
      <MessageDialog
        open={open}
        onClose={() => setOpen(false)}
        recipient={{ id: applicant.id, name }}
        subject={target?.offerTitle ? t('record.subject', { offer: target.offerTitle }) : subject}
        // A profile was sent to nobody, so the thread is about none.
        applicationId={sentAt ? id : undefined}
      />
    </>
  )
}
