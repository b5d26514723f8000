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
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      void queries.invalidateQueries({ queryKey: ['applications'] })
      void queries.invalidateQueries({ queryKey: ['dashboard'] })
      await queries.invalidateQueries({ queryKey: ['interviews'] })
    },
  })
}

type Proposal = CallInput<typeof proposeInterview>['body']

/** The first proposal of an interview, or another one in its place. */
export const useProposal = (applicationId: string, interview: Interview | null) =>
  useChange((body: Proposal) =>
    interview
      ? call(proposeInterviewAgain, {
          params: { id: interview.id },
          body: { ...body, revision: interview.revision },
        })
      : call(proposeInterview, { params: { id: applicationId }, body }),
  )

export const useCounterproposal = ({ id, revision }: Interview) =>
  useChange((body: { slots: string[]; note: string }) =>
    call(counterInterview, { params: { id }, body: { ...body, revision } }),
  )

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
