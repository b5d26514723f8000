import { IconMessage } from '@tabler/icons-react'
import type { Application } from '@tandem/contract/applications'
import { listContacts } from '@tandem/contract/contacts'
import { listThreads } from '@tandem/contract/messaging/threads'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MessageDialog } from '#features/messaging/public.ts'
import { offerQuery } from '#features/offers/public.ts'
import { call } from '#lib/api/call.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'

type WriteProps = { application: Application; title: string }

/** To the conversation about the application; or to begin it with whoever answers for the offer, else for the company. */
export function WriteToCompany({ application, title }: WriteProps) {
  const t = useTexts('applications')
  const to = useTo()
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const { id, target } = application
  const { companyId = '', offerId } = target ?? {}
  const { data: threadId } = useQuery({
    queryKey: ['messaging', 'threads', 'application', id],
    queryFn: ({ signal }) => call(listThreads, { query: { applicationId: id } }, { signal }),
    select: ([thread]) => thread?.id ?? null,
  })
  const offer = useQuery({ ...offerQuery(offerId ?? '', locale), enabled: Boolean(offerId), retry: false })
  const contacts = useQuery({
    queryKey: ['applications', 'contacts-of', companyId, locale],
    queryFn: async ({ signal }) => {
      const params = { type: 'company', id: companyId } as const
      return (await call(listContacts, { params }, { signal })).member
    },
    enabled: companyId !== '',
  })
  const first = contacts.data?.find(({ can }) => can.message)
  const recipient =
    offer.data?.contact ?? (first && { id: first.id, name: `${first.firstName} ${first.lastName}` })
  if (threadId) {
    return (
      <ButtonLink icon={IconMessage} to={to(paths.messages({ threadId }))}>
        {t('own.toThread')}
      </ButtonLink>
    )
  }
  if (threadId === undefined || !recipient || !application.can.message) return null
  return (
    <>
      <Button icon={IconMessage} onClick={() => setOpen(true)}>
        {t('record.write')}
      </Button>
      <MessageDialog
        open={open}
        onClose={() => setOpen(false)}
        recipient={recipient}
        subject={t('record.subject', { offer: title })}
        applicationId={id}
      />
    </>
  )
}
