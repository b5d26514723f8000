import { useQuery } from '@tanstack/react-query'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { askedOfQuery } from '../queries.ts'
import { SentRequestLine } from '../sent/SentRequestLine.tsx'

/** What the own company asked somebody; nothing where it asked nothing. */
export function AskedCard({ applicantId }: { applicantId: string }) {
  const t = useTexts('applicantRequests')
  const enabled = useMayOpen()('sentRequests')
  const { data } = useQuery({ ...askedOfQuery(applicantId, useLocale()), enabled })
  if (!data || data.requests.length === 0) return null
  return (
    <SectionCard title={t('ask.title')}>
      <Stack gap={4} as="ul">
        {data.requests.map((request) => (
          <li key={request.id}>
            <SentRequestLine request={request} />
          </li>
        ))}
      </Stack>
    </SectionCard>
  )
}
