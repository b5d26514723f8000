import { NewInvitation } from '@tandem/contract/accounts/colleagues'
import { Email } from '@tandem/contract/common'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'

export type InvitationMethod = 'mail' | 'link'

const { permissions, uses, days } = NewInvitation.shape

/** What is not asked for keeps what was typed, but is not sent. */
const left = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)

const ByMail = z.object({ email: Email, permissions, uses: left, days })
const ByLink = z.object({ email: left, permissions, uses, days })

type Values = {
  email: string
  permissions: z.input<typeof permissions>
  uses: number
  days: number
}
type Asked = z.output<typeof ByMail> | z.output<typeof ByLink>

export const schemaOf = (method: InvitationMethod): z.ZodMiniType<Asked, Values> =>
  (method === 'mail' ? ByMail : ByLink) as z.ZodMiniType<Asked, Values>

export type InvitationForm = UseFormReturn<Values, unknown, Asked>
