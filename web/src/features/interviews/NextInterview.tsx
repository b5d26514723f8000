import { IconCalendarEvent } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { openInterviewsQuery } from './queries.ts'
import { useInterviewWords } from './useInterviewWords.ts'

/** Of an application, for either side: the interview that is ahead or waits for a time. Nothing where there is none. */
export function NextInterview({ applicationId, level }: { applicationId: string; level: 2 | 3 }) {
  const t = useTexts('interviews')
  const to = useTo()
  const { range } = useInterviewWords()
  const isApplicant = useSignedIn().type === 'applicant'
  const { data } = useQuery(openInterviewsQuery())
  const found = data?.find((each) => each.applicationId === applicationId)
  if (!found) return null
  const { startsAt, minutes, isTurn, onHold, kind } = found
  const Heading = `h${level}` as const
  const link = { applicationId, hash: 'gespraech' } as const
  return (
    <Stack gap={2}>
      <Heading className="h4">{t('title')}</Heading>
      {startsAt ? (
        <Text>
          {range(startsAt, minutes)} · {t(`kind.${kind}`)}
        </Text>
      ) : (
        !isTurn && <Text>{t(onHold ? 'open.onHold' : 'open.waiting')}</Text>
      )}
      <div>
        <ButtonLink
          size="sm"
          variant={isTurn ? 'primary' : 'secondary'}
          icon={IconCalendarEvent}
          to={to(isApplicant ? paths.ownApplication(link) : paths.application(link))}
        >
          {t(isTurn ? 'choose' : 'own.show')}
        </ButtonLink>
      </div>
    </Stack>
  )
}
