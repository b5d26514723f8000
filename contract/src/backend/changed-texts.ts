import * as z from 'zod/mini'
import { Id, IdParams, Instant } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'
import { Reason } from './four-eyes.ts'

const admin = only('admin', 'backend')

/** What a company says in free words of itself and of its offers. */
export const changedFields = [
  'name',
  'titleDe',
  'titleEn',
  'descriptionDe',
  'descriptionEn',
  'tasksDe',
  'tasksEn',
  'benefitsDe',
  'benefitsEn',
] as const
export type ChangedField = (typeof changedFields)[number]

/** Of an offer, or of the company itself. */
const subject = {
  company: z.object({ id: Id, name: z.string() }),
  offer: z.nullable(z.object({ id: Id, title: z.string() })),
}

const ChangedText = z.object({
  id: Id,
  ...subject,
  /** When it was changed last. */
  changedAt: Instant,
  /** Those that are different from when they were approved last. */
  texts: z.array(z.object({ field: z.enum(changedFields), before: z.string(), now: z.string() })),
  /** Why it was sent back last; empty where it never was. */
  reason: z.string(),
  /** null: it waits for an admin; changed since, if there is a reason. */
  sentBackAt: z.nullable(Instant),
  /** Counts the changes; a decision names it. */
  revision: z.int(),
})
export type ChangedText = z.output<typeof ChangedText>

const changes = envelope(
  'changedTexts',
  z.object({
    /** By the setting, changes are looked at. */
    isOn: z.boolean(),
    /** The longest waiting first. */
    waiting: z.array(ChangedText),
    /** What companies have not answered yet. */
    sentBack: z.array(ChangedText),
  }),
)
export type ChangedTexts = z.output<typeof changes.schema>

export const listChangedTexts = endpoint({
  method: 'GET',
  path: '/backend/changed-texts',
  summary: 'Texts of companies and published offers that were changed since they were approved last',
  access: admin,
  output: changes,
})

const decision = { access: admin, params: IdParams, output: changes, errors: ['changed_elsewhere'] } as const
const revision = z.int()

export const approveText = endpoint({
  method: 'POST',
  path: '/backend/changed-texts/{id}/approval',
  summary: 'Approve a text as it stands',
  ...decision,
  body: z.strictObject({ revision }),
})

export const sendTextBack = endpoint({
  method: 'POST',
  path: '/backend/changed-texts/{id}/return',
  summary: 'Send a text back; the company gets a mail with the reason, and answers by changing the text',
  ...decision,
  /** The company reads the reason. */
  body: z.strictObject({ revision, reason: Reason }),
})

const SentBackText = z.object({ ...subject, reason: z.string(), sentBackAt: Instant })
export type SentBackText = z.output<typeof SentBackText>

export const listSentBackTexts = endpoint({
  method: 'GET',
  path: '/company-profile/sent-back-texts',
  summary: 'Which of your own texts the university asks you to change, and why',
  access: only('company', 'company-profile-edit'),
  onBehalf: 'allowed',
  output: envelope('sentBack', z.array(SentBackText)),
})
