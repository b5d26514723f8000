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
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentOf } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { saveFile } from '#lib/api/save-file.ts'

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

/** A change shows in the application too, whose stage it may move. What was refused may be old: it is asked for again. */
function useChange<Input, Output>(
  change: (input: Input) => Promise<Output>,
  onError?: (error: Error) => void,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onError,
    onSettled: async () => {
      void queries.invalidateQueries({ queryKey: ['applications'] })
      void queries.invalidateQueries({ queryKey: ['dashboard'] })
      await queries.invalidateQueries({ queryKey: ['interviews'] })
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
export function useProposal(applicationId: string, interview: Interview | null) {
  const { seen, onError } = useSeen(interview)
  const propose = (body: Proposal) =>
    seen
      ? call(proposeInterviewAgain, { params: { id: seen.id }, body: { ...body, revision: seen.revision } })
      : call(proposeInterview, { params: { id: applicationId }, body })
  return useChange(propose, onError)
}

export function useCounterproposal(interview: Interview) {
  const { seen, onError } = useSeen(interview)
  const { id, revision } = seen ?? interview
  const counter = (body: { slots: string[]; note: string }) =>
    call(counterInterview, { params: { id }, body: { ...body, revision } })
  return useChange(counter, onError)
}

export const useAgreement = ({ id, revision }: Interview) =>
  useChange((slotId: string) => call(agreeInterview, { params: { id }, body: { slotId, revision } }))

export const useCancellation = ({ id, revision }: Interview) =>
  useChange((reason: string) => call(cancelInterview, { params: { id }, body: { reason, revision } }))

export const useDownload = (id: string, name: string) =>
  useMutation({
    mutationFn: async () => saveFile(await call(downloadInterview, { params: { id } }), name),
  })

export const useCreateFeed = () => useChange(() => call(createCalendarFeed, {}))
export const useDeleteFeed = () => useChange(() => call(deleteCalendarFeed, {}))
