import type { Permission } from '@tandem/contract/endpoint'
import type { Auth } from '@tandem/contract/sign-in'
import type * as z from 'zod/mini'

export function toAuthResponse(token: string, permissions: readonly Permission[]): z.input<typeof Auth> {
  return { token, security: Buffer.from(JSON.stringify(permissions)).toString('base64url') }
}
