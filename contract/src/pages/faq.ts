import * as z from 'zod/mini'
import { line } from '../common.ts'
import { collection, endpoint, envelope, everyone, item, recordType } from '../endpoint.ts'

export const faqAudiences = ['applicant', 'company'] as const
export type FaqAudience = (typeof faqAudiences)[number]

const FaqQuestion = z.object({
  /** A readable key that stays, as links lead to it. */
  id: z.string(),
  audience: z.enum(faqAudiences),
  topic: z.object({ id: z.string(), title: z.string() }),
  question: z.string(),
  /** Markdown without HTML. */
  answer: z.string(),
})
export type FaqQuestion = z.output<typeof FaqQuestion>

const faqQuestion = recordType('FaqQuestion', '/faq/', FaqQuestion)
export const FaqId = z.strictObject({ id: line(80) })

export const listFaq = endpoint({
  method: 'GET',
  path: '/faq',
  summary: 'Questions and answers, topic by topic; with a text those that fit, the best first',
  access: everyone,
  query: z.strictObject({ audience: z.enum(faqAudiences), text: z.optional(line(200)) }),
  output: collection(faqQuestion, 500),
  cacheSeconds: 60,
})

export const getFaq = endpoint({
  method: 'GET',
  path: '/faq/{id}',
  summary: 'One question with its answer',
  access: everyone,
  params: FaqId,
  output: item(faqQuestion),
  cacheSeconds: 60,
})

export const rateFaq = endpoint({
  method: 'POST',
  path: '/faq/{id}/rating',
  summary: 'Whether an answer helped: counted, without who said so',
  access: everyone,
  params: FaqId,
  body: z.strictObject({ helpful: z.boolean() }),
  output: envelope('rated', z.literal(true)),
  limitPerMinute: 10,
})
