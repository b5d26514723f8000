import type { Locale } from '@tandem/contract/common'
import { type FaqAudience, type FaqQuestion, getFaq, listFaq, rateFaq } from '@tandem/contract/pages/faq'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

const freshMs = 60_000

/** All questions of an audience with their answers, or those that fit a text. */
export const faqQuery = (audience: FaqAudience, locale: Locale, text?: string) =>
  queryOptions({
    queryKey: ['pages', 'faq', audience, locale, text ?? ''],
    queryFn: async ({ signal }) => {
      const { member } = await call(listFaq, { query: { audience, ...(text && { text }) } }, { signal })
      return member
    },
    staleTime: freshMs,
    ...(text && { placeholderData: keepPreviousData }),
  })

export const faqQuestionQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['pages', 'faq', 'question', id, locale],
    queryFn: ({ signal }) => call(getFaq, { params: { id } }, { signal }),
    staleTime: freshMs,
  })

/** What is asked first, for the home page. One that the back office has taken away is left out. */
const askedFirst = ['abschluss', 'mehrere-bewerbungen', 'kosten', 'sichtbarkeit']

export const faqTeaserQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['pages', 'faq', 'teaser', locale],
    queryFn: async ({ signal }) => {
      const found = await Promise.allSettled(
        askedFirst.map((id) => call(getFaq, { params: { id } }, { signal })),
      )
      return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    },
    staleTime: freshMs,
  })

export const useRateFaq = (id: string) =>
  useMutation({ mutationFn: (helpful: boolean) => call(rateFaq, { params: { id }, body: { helpful } }) })

export const faqPaths: Record<
  FaqAudience,
  { list: (search?: Record<string, string>) => ScreenPath; question: (id: string) => ScreenPath }
> = {
  applicant: {
    list: (search) => paths.faq({ ...(search && { search }) }),
    question: (questionId) => paths.faqQuestion({ questionId }),
  },
  company: {
    list: (search) => paths.companyFaq({ ...(search && { search }) }),
    question: (questionId) => paths.companyFaqQuestion({ questionId }),
  },
}

export type Topic = { id: string; title: string; questions: FaqQuestion[] }

/** In the order of the questions. */
export const topicsOf = (questions: readonly FaqQuestion[]): Topic[] =>
  [...Map.groupBy(questions, ({ topic }) => topic.id)].map(([id, own]) => ({
    id,
    title: own[0]?.topic.title ?? '',
    questions: own,
  }))
