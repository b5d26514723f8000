import { applicationTypes, listApplications } from '@tandem/contract/applications'
import { updateApplication } from '@tandem/contract/applications/drafts'

import type { Locale } from '@tandem/contract/common'
import { listOffers } from '@tandem/contract/offers'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  applicationQuery,
  contentOf,
  latestProfileQuery,
  refreshOverviews,
} from '#features/applications/public.ts'
import { call } from '#lib/api/call.ts'
import { newKey } from '#lib/api/new-key.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useAccount } from '#lib/session/session-store.ts'

export type OfferQuestion = { qualification?: string; studyInterest: string[]; year: number[] }

/** How many offers take the qualification, and of how many. */
export const acceptingOffersQuery = ({ qualification, ...asked }: OfferQuestion, locale: Locale) =>
  queryOptions({
    queryKey: ['eligibility', 'offers', qualification, asked, locale],
    queryFn: async ({ signal }) => {
      const query = { ...asked, perPage: 1 }
      const [accepting, all] = await Promise.all([
        call(listOffers, { query: { ...query, qualification } }, { signal }),
        call(listOffers, { query }, { signal }),
      ])
      return { accepting: accepting.totalItems, all: all.totalItems }
    },
  })

/** What the profile that was changed last says, or else the template; asked only where the address says nothing. */
export function useKnownQualification(isGiven: boolean) {
  const isApplicant = useAccount()?.type === 'applicant'
  return useQuery({
    queryKey: ['applications', 'known-qualification'],
    queryFn: async ({ signal }): Promise<string | null> => {
      const { member } = await call(listApplications, { query: { scope: 'own', perPage: 100 } }, { signal })
      const { profile, template } = applicationTypes
      const [latest] = member
        .filter(({ type, qualification }) => qualification && (type === profile || type === template))
        .toSorted((a, b) => a.type - b.type || b.updatedAt.localeCompare(a.updatedAt))
      return latest?.qualification ?? null
    },
    enabled: isApplicant && !isGiven,
    select: (qualification) => (isGiven ? null : qualification),
  })
}

const maxCourses = 10

/** Into the profile that was changed last, or a first one; what else stands in it stays. */
export function useTakeOver() {
  const queries = useQueryClient()
  const locale = useLocale()
  return useMutation({
    mutationFn: async ({ qualification, studyInterest, year }: OfferQuestion) => {
      const id = await queries.fetchQuery({ ...latestProfileQuery(newKey()), staleTime: 0 })
      const query = applicationQuery(id, locale)
      const profile = await queries.fetchQuery({ ...query, staleTime: 0 })
      const content = contentOf(profile)
      const body = {
        ...content,
        qualification: qualification ?? content.qualification,
        studyInterests: joined(content.studyInterests, studyInterest).slice(0, maxCourses),
        desiredYears: joined(content.desiredYears, year).toSorted(),
        revision: profile.revision,
      }
      const saved = await call(updateApplication, { params: { id }, body })
      queries.setQueryData(query.queryKey, saved)
      void refreshOverviews(queries)
      return id
    },
  })
}

const joined = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])]
