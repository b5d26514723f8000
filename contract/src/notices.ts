import * as z from 'zod/mini'
import { line } from './common.ts'
import { endpoint, envelope, everyone, signedIn } from './endpoint.ts'

export const noticeTypes = ['info', 'warning', 'danger', 'success'] as const

/** `visitor` is whoever is signed out. */
export const noticeAudiences = ['everyone', 'visitor', 'applicant', 'company'] as const

export const Notice = z.object({
  key: z.string(),
  type: z.enum(noticeTypes),
  title: z.string(),
  desc: z.string(),
})
export type Notice = z.output<typeof Notice>

export const listNotices = endpoint({
  method: 'GET',
  path: '/notices',
  summary: 'Notices for the notice bar, except those that the account has dismissed',
  access: everyone,
  output: envelope('notices', z.array(Notice)),
})

export const dismissNotice = endpoint({
  method: 'POST',
  path: '/notices/{key}/dismissal',
  summary: 'Do not show this notice to this account again',
  access: signedIn,
  params: z.strictObject({ key: line(60) }),
  output: envelope('dismissed', z.literal(true)),
})
