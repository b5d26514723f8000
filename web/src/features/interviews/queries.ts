import type { CallInput } from '@tandem/contract/endpoint'
import {
  agreeInterview,
  cancelInterview,
  counterInterview,
  createCalendarFeed,
  deleteCalendarFeed,
  downloadInterview,
  getCalendarFeed,
  type Interview,
  listApplicationInterviews,
  listInterviewers,
  listOpenInterviews,
  proposeInterview,
  proposeInterviewAgain,
} from '@tandem/contract/interviews'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentOf } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { saveFile } from '#lib/api/save-file.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'

export const interviewsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['interviews', 'application', applicationId],
    queryFn: ({ signal }) => call(listApplicationInterviews, { params: { id: applicationId } }, { signal }),
  })

export const openInterviewsQuery = () =>
  queryOptions({
    queryKey: ['interviews', 'open'],
    queryFn: ({ signal }) => call(listOpenInterviews, {}, { signal }),
  })

export const interviewersQuery = () =>
  queryOptions({
    queryKey: ['interviews', 'interviewers'],
    queryFn: ({ signal }) => call(listInterviewers, {}, { signal }),
  })

export const calendarFeedQuery = () =>
  queryOptions({
    queryKey: ['interviews', 'feed'],
    queryFn: ({ signal }) => call(getCalendarFeed, {}, { signal }),
  })

type Outcome = {
  /** Called once what changed is shown, also when the form that asked has gone with it. */
  onDone?: () => void
  onError?: (error: Error) => void
}

/** A change shows in the application too, whose stage it may move. What was refused may be old: it is asked for again. */
function useChange<Input, Output>(
  change: (input: Input) => Promise<Output>,
  { onDone, onError }: Outcome = {},
) {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: change,
    ...(onError && { onError }),
    onSettled: async (_answer, error) => {
      void queries.invalidateQueries({ queryKey: ['applications'] })
      void queries.invalidateQueries({ queryKey: ['dashboard'] })
      await queries.invalidateQueries({ queryKey: ['interviews'] })
      if (!error) onDone?.()
    },
  })
}

type Proposal = CallInput<typeof proposeInterview>['body']

/**
 * The interview that a proposal takes the place of, as it was when the form opened: what happened meanwhile is refused
 * with how it is now, which the next try takes the place of.
 */
function useSeen(interview: Interview | null) {
  const [seen, setSeen] = useState(interview)
  return {
    seen,
    onError(error: Error) {
      const now = currentOf(error, proposeInterview)
      if (now) setSeen(now.interviews.find(({ can }) => can.propose) ?? null)
    },
  }
}

/** The first proposal of an interview, or another one in its place. */
export function useProposal(applicationId: string, interview: Interview | null, onDone: () => void) {
  const { seen, onError } = useSeen(interview)
  const propose = (body: Proposal) =>
    seen
      ? call(proposeInterviewAgain, { params: { id: seen.id }, body: { ...body, revision: seen.revision } })
      : call(proposeInterview, { params: { id: applicationId }, body })
  return useChange(propose, { onDone, onError })
}

export function useCounterproposal(interview: Interview, onDone: () => void) {
  const { seen, onError } = useSeen(interview)
  const { id, revision } = seen ?? interview
  const counter = (body: { slots: string[]; note: string }) =>
    call(counterInterview, { params: { id }, body: { ...body, revision } })
  return useChange(counter, { onDone, onError })
}

export const useAgreement = ({ id, revision }: Interview, onDone: () => void) =>
  useChange((slotId: string) => call(agreeInterview, { params: { id }, body: { slotId, revision } }), {
    onDone,
  })

export const useCancellation = ({ id, revision }: Interview, onDone: () => void) =>
  useChange((reason: string) => call(cancelInterview, { params: { id }, body: { reason, revision } }), {
    onDone,
  })

export const useDownload = (id: string, name: string) =>
  useSingleMutation({
    mutationFn: async () => saveFile(await call(downloadInterview, { params: { id } }), name),
  })

export const useCreateFeed = () => useChange(() => call(createCalendarFeed, {}))
export const useDeleteFeed = () => useChange(() => call(deleteCalendarFeed, {}))
