import { IconMessage } from '@tabler/icons-react'
import type { Application } from '@tandem/contract/applications'
import { listContacts } from '@tandem/contract/contacts'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { applicationThreadQuery, MessageDialog } from '#features/messaging/public.ts'
import { offerQuery } from '#features/offers/public.ts'
import { call } from '#lib/api/call.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'

type WriteProps = { application: Application; title: string }
type Recipient = { id: string; name: string }

/** To the conversation about the application; or to begin it with whoever answers for the offer, else for the company. */
export function WriteToCompany({ application, title }: WriteProps) {
  const t = useTexts('applications')
  const to = useTo()
  /** While one writes the dialog stays as it is, whatever comes meanwhile. */
  const [writingTo, setWritingTo] = useState<Recipient | null>(null)
  const { id, target } = application
  const { data: threadId } = useQuery(applicationThreadQuery(id))
  const { recipient } = useRecipient(target)
  if (threadId && !writingTo) {
    return (
      <ButtonLink icon={IconMessage} to={to(paths.messages({ threadId }))}>
        {t('own.toThread')}
      </ButtonLink>
    )
  }
  const mayBegin = threadId === null && application.can.message
  const shown = writingTo ?? (mayBegin ? recipient : undefined)
  if (!shown) return null
  return (
    <>
      <Button icon={IconMessage} onClick={() => setWritingTo(shown)}>
        {t('record.write')}
      </Button>
      <MessageDialog
        open={writingTo !== null}
        onClose={() => setWritingTo(null)}
        recipient={shown}
        subject={t('record.subject', { offer: title })}
        applicationId={id}
      />
    </>
  )
}

/** Whoever answers for the offer, else for the company. */
export function useRecipient(target: Application['target']): { recipient?: Recipient; isPending: boolean } {
  const locale = useLocale()
  const { companyId = '', offerId, unavailable = false } = target ?? {}
  const offer = useQuery({
    ...offerQuery(offerId ?? '', locale),
    enabled: !unavailable && Boolean(offerId),
    retry: false,
  })
  const contacts = useQuery({
    queryKey: ['applications', 'contacts-of', companyId, locale],
    queryFn: async ({ signal }) => {
      const params = { type: 'company', id: companyId } as const
      return (await call(listContacts, { params }, { signal })).member
    },
    enabled: !unavailable && companyId !== '',
  })
  const first = contacts.data?.find(({ can }) => can.message)
  const recipient =
    offer.data?.contact ?? (first && { id: first.id, name: `${first.firstName} ${first.lastName}` })
  return { recipient, isPending: contacts.isPending || (Boolean(offerId) && offer.isPending) }
}
