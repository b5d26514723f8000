import * as jobs from '@tandem/contract/backend/operations/jobs'
import * as mailLog from '@tandem/contract/backend/operations/mail-log'
import * as retention from '@tandem/contract/backend/operations/retention'
import * as signedIn from '@tandem/contract/backend/operations/sessions'
import { endPersonSession, signOutPerson } from '@tandem/contract/backend/people'
import type { CallInput } from '@tandem/contract/endpoint'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'

export type MailsWanted = Omit<NonNullable<CallInput<typeof mailLog.listMailLog>['query']>, 'after'>

/** The list before stays while the next one loads. */
export const mailsQuery = (wanted: MailsWanted) =>
  infiniteQueryOptions({
    queryKey: ['backend', 'mails', wanted],
    queryFn: ({ pageParam, signal }) =>
      call(mailLog.listMailLog, { query: { ...wanted, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    // A mail may have left since.
    staleTime: 0,
  })

type JobsWanted = { state: jobs.JobState; page: number }

export const jobsQuery = (wanted: JobsWanted) =>
  queryOptions({
    queryKey: ['backend', 'jobs', wanted],
    queryFn: ({ signal }) => call(jobs.listJobs, { query: wanted }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export type SessionsWanted = {
  text: string
  type: signedIn.SignedInAccount['type'] | undefined
  page: number
}

export const signedInQuery = (wanted: SessionsWanted) =>
  queryOptions({
    queryKey: ['backend', 'sessions', wanted],
    queryFn: ({ signal }) => call(signedIn.listSignedIn, { query: wanted }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const retentionQuery = queryOptions({
  queryKey: ['backend', 'retention'],
  queryFn: ({ signal }) => call(retention.listRetention, {}, { signal }),
})

/** The lists are asked for again, and what waits in the overview. */
function useAgain() {
  const queries = useQueryClient()
  return () => {
    for (const name of ['mails', 'jobs', 'sessions', 'waiting', 'health', 'person', 'audit'])
      void queries.invalidateQueries({ queryKey: ['backend', name] })
  }
}

export type MailDeed = { id: string; deed: 'resend' | 'settle' }

export const useChangeMail = () =>
  useSingleMutation<mailLog.MailLogEntry, MailDeed>({
    mutationFn: ({ id, deed }) =>
      call(deed === 'resend' ? mailLog.resendMail : mailLog.settleMail, { params: { id } }),
    onSuccess: useAgain(),
  })

export type JobsDeed = { ids: string[]; deed: 'retry' | 'discard' }

export const useChangeJobs = () =>
  useSingleMutation<number, JobsDeed>({
    mutationFn: ({ ids, deed }) =>
      call(deed === 'retry' ? jobs.retryJobs : jobs.discardJobs, { body: { ids } }),
    onSuccess: useAgain(),
  })

/** Without a session, all of the account. */
export type SessionsEnd = { accountId: string; sessionId: string | null; reason: string }

export const useEndSessions = () =>
  useSingleMutation<unknown, SessionsEnd>({
    mutationFn: ({ accountId: id, sessionId, reason }) =>
      sessionId === null
        ? call(signOutPerson, { params: { id }, body: { reason } })
        : call(endPersonSession, { params: { id, sessionId }, body: { reason } }),
    onSuccess: useAgain(),
  })

export const useRehearse = (job: jobs.JobKind) =>
  useSingleMutation<retention.Rehearsal, void>({
    mutationFn: () => call(retention.rehearseRetention, { params: { job } }),
  })
