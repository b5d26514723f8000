import * as z from 'zod/mini'
import { declineReasons, movableStages } from '../applications.ts'
import { Id, line, text } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'
import { messageBounds } from '../messaging.ts'

export const maxChangedAtOnce = 100

/** A suspended company hands over, and takes back what has not arrived; nothing of it may reach applicants. */
const Change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), stage: z.enum(movableStages) }),
  z.strictObject({
    kind: z.literal('decline'),
    reason: z.enum(declineReasons),
    note: z.optional(text(1000)),
  }),
  /** Their revisions are those of the handlers. */
  z.strictObject({ kind: z.literal('assign'), handlerId: z.nullable(Id) }),
  /** With placeholders, filled in for each. It waits as long as other changes can be undone. */
  z.strictObject({ kind: z.literal('reply'), subject: line(200), message: line(messageBounds.maxLength) }),
  /** What was done last is taken back, while it can be. */
  z.strictObject({ kind: z.literal('undo') }),
  /** Replies that have not been sent yet. */
  z.strictObject({ kind: z.literal('recall') }),
])
export type BulkChange = z.input<typeof Change>

const ChangeResult = z.object({
  id: Id,
  /** Why it was not done; null where it was. */
  code: z.nullable(z.string()),
  /** The same in words. */
  reason: z.nullable(z.string()),
  /** After it; null where it was not done, also because it was so already. */
  revision: z.nullable(z.int()),
})
export type ChangeResult = z.output<typeof ChangeResult>

export const changeApplications = endpoint({
  method: 'POST',
  path: '/company-profile/applications/changes',
  summary: 'Change several received applications at once; each by itself, with an answer for each',
  access: only('company', 'company-profile-edit'),
  body: z.strictObject({
    applications: z
      .array(z.strictObject({ id: Id, revision: z.int() }))
      .check(z.minLength(1), z.maxLength(maxChangedAtOnce)),
    change: Change,
  }),
  output: envelope('results', z.array(ChangeResult)),
  limitPerMinute: 30,
})
