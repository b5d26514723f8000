import {
  answerRequest,
  askForName,
  getAskedOf,
  inviteApplicant,
  listApplicantRequests,
  listSentRequests,
  type RequestAnswer,
  type RequestDeclineReason,
  type RequestKind,
} from '@tandem/contract/applicant-requests'
import {
  findRecommendedCompanies,
  getRecommendations,
  recommendApplication,
} from '@tandem/contract/applicant-requests/recommendations'
import type { Locale } from '@tandem/contract/common'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useMayOpen } from '#lib/session/may-open.ts'

export const ownRequestsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['applicant-requests', 'own', locale],
    queryFn: ({ signal }) => call(listApplicantRequests, {}, { signal }),
  })

export const askedOfQuery = (applicantId: string, locale: Locale) =>
  queryOptions({
    queryKey: ['applicant-requests', 'asked', applicantId, locale],
    queryFn: ({ signal }) => call(getAskedOf, { params: { id: applicantId } }, { signal }),
  })

/** Whether one may ask this person to apply; it is taken for so until it is known. Of nobody one may not. */
export function useMayInvite(applicantId: string | null): boolean {
  const enabled = useMayOpen()('sentRequests') && applicantId !== null
  const { data } = useQuery({ ...askedOfQuery(applicantId ?? '', useLocale()), enabled })
  return enabled && (data?.can.invite ?? true)
}

/** What was asked of those whom a list shows. */
export const sentToQuery = (applicantIds: string[], locale: Locale) =>
  queryOptions({
    queryKey: ['applicant-requests', 'sent-to', applicantIds, locale],
    queryFn: async ({ signal }) => {
      const query = { applicant: applicantIds, perPage: 100 }
      return (await call(listSentRequests, { query }, { signal })).member
    },
    placeholderData: keepPreviousData,
  })

const perPage = 50

export const sentRequestsQuery = (kind: RequestKind | null, locale: Locale) =>
  infiniteQueryOptions({
    queryKey: ['applicant-requests', 'sent', kind, locale],
    queryFn: ({ pageParam, signal }) =>
      call(listSentRequests, { query: { kind: kind ? [kind] : [], page: pageParam, perPage } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalItems }, pages) =>
      pages.length * perPage < totalItems ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  })

export const recommendationsQuery = (applicationId: string, locale: Locale) =>
  queryOptions({
    queryKey: ['applicant-requests', 'recommendations', applicationId, locale],
    queryFn: ({ signal }) => call(getRecommendations, { params: { id: applicationId } }, { signal }),
  })

export const recommendedCompaniesQuery = (applicationId: string, text: string) =>
  queryOptions({
    queryKey: ['applicant-requests', 'companies', applicationId, text],
    queryFn: ({ signal }) => {
      const query = text ? { text } : {}
      return call(findRecommendedCompanies, { params: { id: applicationId }, query }, { signal })
    },
    placeholderData: keepPreviousData,
  })

/** What was refused may be old: it is asked for again. A consent also shows in applications and threads. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      void queries.invalidateQueries({ queryKey: ['applications'] })
      await queries.invalidateQueries({ queryKey: ['applicant-requests'] })
    },
  })
}

type Answer = { answer: RequestAnswer; reason?: RequestDeclineReason }

export const useAnswer = (id: string) =>
  useChange((body: Answer) => call(answerRequest, { params: { id }, body }))

export const useInvite = (applicantId: string) =>
  useChange((body: { offerId: string; note: string }) =>
    call(inviteApplicant, { params: { id: applicantId }, body }),
  )

export const useAskForName = (applicantId: string) =>
  useChange((note: string) => call(askForName, { params: { id: applicantId }, body: { note } }))

export const useRecommend = (applicationId: string) =>
  useChange((body: { companyId: string; note: string }) =>
    call(recommendApplication, { params: { id: applicationId }, body }),
  )
