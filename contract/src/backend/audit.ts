import * as z from 'zod/mini'
import { Day, Id, Instant, text, wholeInQuery } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'
import { onBehalfDeeds } from '../on-behalf.ts'
import { contentKinds } from './contents.ts'

const admin = only('admin', 'backend')

/** What an entry of the audit may say was done. Once written it can be read for good: none is ever taken out. */
export const auditActions = [
  'confirm_company',
  'undo_confirm_company',
  'ask_company',
  'refuse_company',
  'change_admission',
  'create_company',
  'correct_company',
  'suspend_company',
  'reinstate_company',
  'request_merge_companies',
  'merge_companies',
  'withdraw_merge_companies',
  'refuse_merge_companies',
  'issue_registration_key',
  'revoke_registration_key',
  'print_registration_letter',
  'request_remove_offer',
  'withdraw_remove_offer',
  'refuse_remove_offer',
  'delete_offer',
  'close_offer',
  'request_remove_profile',
  'withdraw_remove_profile',
  'refuse_remove_profile',
  'delete_profile',
  'settle_thread_report',
  'lock_account',
  'unlock_account',
  'end_sessions',
  'mail_confirmation',
  'request_reset_second_factor',
  'reset_second_factor',
  'withdraw_reset_second_factor',
  'refuse_reset_second_factor',
  'export_account',
  'schedule_deletion',
  'cancel_deletion',
  'delete_account',
  'change_setting',
  'create_content',
  'publish_content',
  'plan_content',
  'cancel_publication',
  'send_test_mail',
  'create_reference_entry',
  'change_reference_entry',
  'arrange_reference_list',
  'import_reference_list',
  'arrange_locations',
  'add_location_person',
  'change_location_person',
  'remove_location_person',
  'arrange_location_persons',
  'end_session',
  'resend_mail',
  'settle_mail',
  'retry_job',
  'discard_job',
  'approve_text',
  'send_text_back',
  'start_on_behalf',
  'end_on_behalf',
  ...onBehalfDeeds.map((deed) => `on_behalf_${deed}` as const),
] as const
export type AuditAction = (typeof auditActions)[number]

/** What it was done to. */
export const auditRecordTypes = [
  'company',
  'offer',
  'thread_report',
  'account',
  'setting',
  'reference_list',
  'location_person',
  'sent_mail',
  'job',
  ...contentKinds,
] as const
export type AuditRecordType = (typeof auditRecordTypes)[number]

/** What is shown of an entry's details; anything else stays unseen. Ids and settings, nothing about people. */
export const auditFields = [
  'key',
  'added',
  'changed',
  'deactivated',
  'studyInterests',
  'ended',
  'revision',
  'value',
  'publishAt',
  'asksConsent',
  'changedFields',
  'permissions',
  'uses',
  'expiresOn',
  'count',
] as const
export type AuditField = (typeof auditFields)[number]

const Value = z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
export type AuditValue = z.output<typeof Value>

export const AuditEntry = z.object({
  id: Id,
  position: z.int(),
  at: Instant,
  action: z.enum(auditActions),
  /** Null of what was done by a command on the server; without a name once the account is gone. */
  actor: z.nullable(z.object({ id: Id, name: z.nullable(z.string()) })),
  /** Its name as of now; null when it is gone, or has none. */
  record: z.object({ type: z.enum(auditRecordTypes), id: z.string(), name: z.nullable(z.string()) }),
  /** `before` is left out where nothing was there before. */
  changes: z.array(z.object({ field: z.enum(auditFields), before: z.optional(Value), after: Value })),
})
export type AuditEntry = z.output<typeof AuditEntry>

/** A line of what admins did about one record. */
export const AuditDeed = z.pick(AuditEntry, { id: true, action: true, at: true, actor: true })

export type AuditDeed = z.output<typeof AuditDeed>

export const auditPerPage = 50

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/backend/audit',
  summary: 'What admins did, the newest first: who did what to whom, and when',
  access: admin,
  query: z.strictObject({
    /** Entries before this position, for who asks on. */
    before: z.optional(wholeInQuery(1, Number.MAX_SAFE_INTEGER)),
    who: z.optional(Id),
    what: z.optional(z.enum(auditActions)),
    /** Part of the name of the company, offer or person. */
    whom: z._default(text(100), ''),
    /** One record alone. */
    recordType: z.optional(z.enum(auditRecordTypes)),
    recordId: z.optional(z.string().check(z.maxLength(200))),
    /** Days in Germany, both included. */
    from: z.optional(Day),
    to: z.optional(Day),
  }),
  output: envelope(
    'audit',
    z.object({
      entries: z.array(AuditEntry),
      /** From where to ask on; null on the last page. */
      next: z.nullable(z.int()),
    }),
  ),
})

export const listAuditActors = endpoint({
  method: 'GET',
  path: '/backend/audit-actors',
  summary: 'Who has entries in the audit',
  access: admin,
  output: envelope('actors', z.array(z.object({ id: Id, name: z.nullable(z.string()) }))),
})
