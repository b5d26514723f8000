import type { BackendPerson } from '@tandem/contract/backend/people'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { RequestAlert } from '../four-eyes/RequestAlert.tsx'

/** What somebody decided about the account, and what waits for a second admin. */
export function PersonAlerts({ person }: { person: BackendPerson }) {
  const t = useTexts('people')
  const { day } = useFormats()
  const { lock, deletion, requests } = person
  if (!lock && !deletion && requests.length === 0) return null
  return (
    <Stack gap={3}>
      {requests.map((request) => (
        <RequestAlert key={request.id} request={request} />
      ))}
      {lock && (
        <InlineAlert tone="danger" title={t('lockedSince', { day: day(lock.at) })}>
          {lock.reason}
        </InlineAlert>
      )}
      {deletion && (
        <InlineAlert tone="warning" title={t('deletedOn', { day: day(deletion.dueAt) })}>
          {deletion.reason}
        </InlineAlert>
      )}
    </Stack>
  )
}
