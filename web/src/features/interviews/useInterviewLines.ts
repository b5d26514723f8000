import type { InterviewEntry } from '@tandem/contract/interviews'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { interviewsQuery } from './queries.ts'
import { useInterviewWords } from './useInterviewWords.ts'

type InterviewLine = { id: string; at: string; text: string; path: ScreenPath; way: string }

const none: InterviewLine[] = []

/** What happened about an application's interviews, each in a line for the conversation, with the way there. */
export function useInterviewLines(applicationId: string | null, names: { other: string }): InterviewLine[] {
  const t = useTexts('interviews')
  const { moment } = useInterviewWords()
  const isApplicant = useSignedIn().type === 'applicant'
  const { data } = useQuery({ ...interviewsQuery(applicationId ?? ''), enabled: applicationId !== null })
  if (!applicationId || !data) return none
  const link = { applicationId, hash: 'gespraech' } as const
  const path = isApplicant ? paths.ownApplication(link) : paths.application(link)
  const newest = data.timeline.at(-1)
  const isTurn = data.interviews.some(({ can }) => can.choose)
  const say = ({ event, party, startsAt }: InterviewEntry) => {
    const who = party === 'system' ? 'system' : (party === 'applicant') === isApplicant ? 'own' : 'other'
    return t(`line.${event}.${who}`, { name: names.other, time: startsAt ? moment(startsAt) : '' })
  }
  return data.timeline.map((entry) => ({
    id: entry.id,
    at: entry.at,
    text: say(entry),
    path,
    way: t(isTurn && entry.id === newest?.id ? 'choose' : 'own.show'),
  }))
}
