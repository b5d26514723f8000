import type { SentRequest } from '@tandem/contract/applicant-requests'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocale } from '#lib/i18n/locale.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { sentToQuery } from '../queries.ts'
import { SentState } from './SentState.tsx'

type SentTo = {
  /** A name that a profile without one was asked for, and given. */
  nameOf: (applicantId: string) => string | null
  tagOf: (applicantId: string) => ReactNode
}

/** What the own company asked of the people of a list: the newest of each. */
export function useSentTo(applicantIds: readonly string[]): SentTo {
  const isAllowed = useMayOpen()('sentRequests')
  const enabled = isAllowed && applicantIds.length > 0
  const ids = [...new Set(applicantIds)].toSorted()
  const { data = [] } = useQuery({ ...sentToQuery(ids, useLocale()), enabled })
  const newest = new Map<string, SentRequest>()
  for (const request of data.toReversed()) {
    if (request.kind !== 'recommendation') newest.set(request.applicant.id, request)
  }
  return {
    nameOf: (id) => newest.get(id)?.applicant.name ?? null,
    tagOf: (id) => {
      const request = newest.get(id)
      return request && <SentState request={request} />
    },
  }
}
