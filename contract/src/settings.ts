import * as z from 'zod/mini'
import { endpoint, envelope, everyone, signedIn, type VisitorSetting } from './endpoint.ts'
import { PublicSettings, Settings } from './setting-values.ts'

/** Whether visitors may read what the setting opens: never more than an applicant who looks for something else. */
export const isOpenToVisitors = (
  { offers, company }: Pick<PublicSettings, 'offers' | 'company'>,
  by: VisitorSetting | undefined,
): boolean => by === 'offers.publicSearch' && offers.publicSearch && company.studyOffersVisibility === 'all'

export const getSettings = endpoint({
  method: 'GET',
  path: '/settings',
  summary: 'What the client needs before it renders: brand, feature flags, pages, links, maps',
  access: everyone,
  output: envelope('settings', PublicSettings),
})

export const getApplicantSettings = endpoint({
  method: 'GET',
  path: '/applicant-profile/settings',
  summary: 'Applicant settings',
  access: signedIn,
  output: envelope('settings', z.object({ allowMultipleApplications: z.boolean() })),
})

export const getCompanySettings = endpoint({
  method: 'GET',
  path: '/company-profile/settings',
  summary: 'Company settings',
  access: signedIn,
  onBehalf: 'allowed',
  output: envelope('settings', Settings.shape.company),
})

export const messageMailIntervals = ['immediately', 'daily'] as const

const ownMessagingSettings = {
  /** How soon a mail tells of unread messages; whether at all is the subscription `messages`. */
  mailInterval: z.enum(messageMailIntervals),
  /** Whether the other side sees that a message was read. */
  readReceipts: z.boolean(),
}
export const OwnMessagingSettings = z.strictObject(ownMessagingSettings)
const MessagingSettings = z.object({
  maxLength: z.int(),
  maxAttachments: z.int(),
  maxAttachmentBytes: z.int(),
  ...ownMessagingSettings,
})

export const getMessagingSettings = endpoint({
  method: 'GET',
  path: '/messaging/settings',
  summary: 'Your messaging settings, and the limits for messages and their attachments',
  access: signedIn,
  output: envelope('settings', MessagingSettings),
})

export const updateMessagingSettings = endpoint({
  method: 'PUT',
  path: '/messaging/settings',
  summary: 'Change your messaging settings',
  access: signedIn,
  body: OwnMessagingSettings,
  output: envelope('settings', MessagingSettings),
})
