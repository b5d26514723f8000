import type { Conversation } from '@tandem/contract/messaging'
import { TemplatePicker } from '#features/received-applications/public.ts'
import { useSignedIn } from '#lib/session/session-store.ts'

type TemplatesProps = { thread: Conversation; onInsert: (text: string) => void }

/** Those for replies to applications, filled in for whom one talks with. */
export function Templates({ thread, onInsert }: TemplatesProps) {
  const { displayName, firstName, lastName } = useSignedIn()
  const facts = {
    firstName: thread.applicant?.firstName ?? '',
    lastName: thread.applicant?.lastName ?? '',
    offer: thread.offerTitles ?? null,
    company: displayName,
    writer: `${firstName} ${lastName}`,
  }
  return <TemplatePicker facts={facts} onInsert={onInsert} />
}
