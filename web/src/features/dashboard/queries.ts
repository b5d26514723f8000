import type { Locale } from '@tandem/contract/common'
import { companyCompleteness, getCompanyProfile } from '@tandem/contract/companies/profile'
import { getDashboard } from '@tandem/contract/dashboard'
import { getAdminFigures } from '@tandem/contract/dashboard/admin-figures'
import { getAnswerTimes, getFunnel } from '@tandem/contract/dashboard/company-figures'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

export const dashboardQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['dashboard', locale],
    queryFn: ({ signal }) => call(getDashboard, {}, { signal }),
  })

/** Empty for all of them. */
export type FunnelChoice = { year: string; offer: string }
export const everything: FunnelChoice = { year: '', offer: '' }

/** The numbers before stay while the next ones load. */
export const funnelQuery = ({ year, offer }: FunnelChoice, locale: Locale) =>
  queryOptions({
    queryKey: ['dashboard', 'funnel', { year, offer }, locale],
    queryFn: ({ signal }) =>
      call(
        getFunnel,
        { query: { ...(year && { year: Number(year) }), ...(offer && { offer }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

export const answerTimesQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'answer-times'],
    queryFn: ({ signal }) => call(getAnswerTimes, {}, { signal }),
  })

export const adminFiguresQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'admin-figures'],
    queryFn: ({ signal }) => call(getAdminFigures, {}, { signal }),
  })

/** Apart from what the profile's form was filled with. */
export const companyCompletenessQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'company-profile'],
    queryFn: ({ signal }) => call(getCompanyProfile, {}, { signal }),
    select: companyCompleteness,
  })
