import * as z from 'zod/mini'
import { accountTypes } from '../../accounts.ts'
import { Id, Instant, perPage, text } from '../../common.ts'
import { collection, endpoint, only, recordType } from '../../endpoint.ts'

const admin = only('admin', 'backend')

/** An account that is signed in, with its sessions, the last used one first. */
const SignedInAccount = z.object({
  id: Id,
  type: z.enum(accountTypes),
  firstName: z.string(),
  lastName: z.string(),
  company: z.nullable(z.object({ id: Id, name: z.string() })),
  sessions: z.array(
    z.object({
      id: Id,
      device: z.string(),
      createdAt: Instant,
      lastSeenAt: Instant,
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
})
export type SignedInAccount = z.output<typeof SignedInAccount>

export const listSignedIn = endpoint({
  method: 'GET',
  path: '/backend/sessions',
  summary: 'Accounts that are logged in, with their devices, the last used one first',
  access: admin,
  query: z.strictObject({
    /** All its words are in the person's name and e-mail address. */
    text: z._default(text(100), ''),
    type: z.optional(z.enum(accountTypes)),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 1),
    perPage: perPage(),
  }),
  output: collection(recordType('BackendSession', '/backend/people/', SignedInAccount)),
})
