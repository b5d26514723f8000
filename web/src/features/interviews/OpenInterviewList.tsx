import type { OpenInterview } from '@tandem/contract/interviews'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { openInterviewsQuery } from './queries.ts'
import { useInterviewWords } from './useInterviewWords.ts'

type OpenInterviewListProps = {
  /** Puts a card around the list. */
  frame: (title: string, list: ReactNode) => ReactNode
  /** The one that stands elsewhere on the page. */
  exceptId: string | undefined
}

/** What is ahead, or waits for a time. Nothing where there is none. */
export function OpenInterviewList({ frame, exceptId }: OpenInterviewListProps) {
  const t = useTexts('interviews')
  const { data: all = [] } = useQuery(openInterviewsQuery())
  const data = all.filter(({ id }) => id !== exceptId)
  if (data.length === 0) return null
  return frame(
    t('open.title'),
    <Stack as="ul" gap={4}>
      {data.map((interview) => (
        <li key={interview.id}>
          <Entry interview={interview} />
        </li>
      ))}
    </Stack>,
  )
}

function Entry({ interview }: { interview: OpenInterview }) {
  const t = useTexts('interviews')
  const to = useTo()
  const { range } = useInterviewWords()
  const isApplicant = useSignedIn().type === 'applicant'
  const { applicationId, counterpart, offerTitle, offerTitleLanguage, startsAt, minutes, kind } = interview
  const { isTurn, isReminded, onHold } = interview
  const waits = onHold ? 'open.onHold' : 'open.waiting'
  const state = isReminded ? 'open.reminded' : isTurn ? 'open.isTurn' : waits
  const link = { applicationId, hash: 'gespraech' } as const
  const path = isApplicant ? paths.ownApplication(link) : paths.application(link)
  return (
    <Stack gap={1}>
      <TextLink strong to={to(path)}>
        {counterpart}
      </TextLink>
      {startsAt ? (
        <Text>
          {range(startsAt, minutes)} · {t(`kind.${kind}`)}
        </Text>
      ) : (
        <div>
          <Tag tone={isTurn ? 'warning' : 'neutral'}>{t(state)}</Tag>
        </div>
      )}
      {offerTitle && (
        <Text size="small" muted>
          <TitleInLanguage title={offerTitle} language={offerTitleLanguage} />
        </Text>
      )}
    </Stack>
  )
}
