import * as z from 'zod/mini'
import { Id, Instant } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'
import { settingKeys, settingSchemas } from '../setting-keys.ts'

const admin = only('admin', 'backend')

/** Of any of the kinds that a setting may have. */
const Value = z.unknown()

const SettingChange = z.object({
  key: z.enum(settingKeys as [string, ...string[]]),
  at: Instant,
  /** Null of what was done by a command; without a name once the account is gone. */
  by: z.nullable(z.object({ id: Id, name: z.nullable(z.string()) })),
  before: Value,
  after: Value,
})
export type SettingChange = z.output<typeof SettingChange>

const EditedSetting = z.object({
  key: z.enum(settingKeys as [string, ...string[]]),
  value: Value,
  standard: Value,
  /** Counts the changes: 0 of one that is as it was at the beginning. */
  revision: z.int(),
  /** By whom and when last; null where nobody did, or nobody knows. */
  changed: z.nullable(SettingChange),
})
export type EditedSetting = z.output<typeof EditedSetting>

const EditedSettings = z.object({
  settings: z.array(EditedSetting),
  /** The newest first. */
  changes: z.array(SettingChange),
})
export type EditedSettings = z.output<typeof EditedSettings>

export const getEditedSettings = endpoint({
  method: 'GET',
  path: '/backend/settings',
  summary: 'Every setting with its value, its default, and who changed it when',
  access: admin,
  output: envelope('settings', EditedSettings),
})

/** How many there are now of those whom a setting may concern. Accounts are those whose address is confirmed. */
const SettingReach = z.object({
  applicants: z.int(),
  companies: z.int(),
  admins: z.int(),
  /** Of all kinds. */
  accounts: z.int(),
  /** Applicants with more than one profile. */
  severalProfiles: z.int(),
  /** Applications that still wait for a first answer. */
  unanswered: z.int(),
  publishedOffers: z.int(),
})
export type SettingReach = z.output<typeof SettingReach>

export const getSettingReach = endpoint({
  method: 'GET',
  path: '/backend/settings/reach',
  summary:
    'Who would be affected by a change of the settings: how many accounts, companies, offers and applications',
  access: admin,
  output: envelope('reach', SettingReach),
})

/** Each by its own schema: what is wrong is named at `value`. */
const NewValue = z
  .strictObject({ key: z.enum(settingKeys as [string, ...string[]]), value: Value, revision: z.int() })
  .check((ctx) => {
    const parsed = settingSchemas.get(ctx.value.key)?.safeParse(ctx.value.value ?? null)
    for (const issue of parsed?.error?.issues ?? []) {
      ctx.issues.push({ ...issue, path: ['value', ...issue.path], input: ctx.value.value } as never)
    }
  })

export const SettingValues = z.strictObject({
  changes: z.array(NewValue).check(
    z.minLength(1),
    z.maxLength(settingKeys.length),
    z.refine((changes) => new Set(changes.map(({ key }) => key)).size === changes.length),
  ),
})

export const changeSettings = endpoint({
  method: 'PUT',
  path: '/backend/settings',
  summary: 'Change settings, all of those named or none; every process works by them within seconds',
  access: admin,
  body: SettingValues,
  output: envelope('settings', EditedSettings),
  errors: ['changed_elsewhere'],
})
