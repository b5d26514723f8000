import type { Permission } from '@tandem/contract/endpoint'
import type { account } from '#features/accounts/accounts.schema.ts'
import { daysBefore } from '../base/days.ts'
import type { Random } from '../base/random.ts'
import type { Scene } from '../base/scene.ts'

export type AccountRow = typeof account.$inferInsert & { id: string; createdAt: Date }

type Owner = {
  id: string
  type: AccountRow['type']
  email: string
  firstName: string
  lastName: string
  createdAt: Date
  permissions?: Permission[]
}

/** A confirmed account, renewed within the last two months so that none of them runs out during the demo. */
export function buildAccount(scene: Scene, random: Random, owner: Owner): AccountRow {
  const signedInAt = daysBefore(scene.now, random.int(0, 60)).getTime()
  return {
    id: owner.id,
    type: owner.type,
    email: owner.email,
    passwordHash: scene.passwordHash,
    firstName: owner.firstName,
    lastName: owner.lastName,
    locale: 'de',
    permissions: owner.permissions ?? [],
    confirmedAt: owner.createdAt,
    consentAt: owner.createdAt,
    renewedAt: new Date(Math.max(signedInAt, owner.createdAt.getTime())),
    createdAt: owner.createdAt,
    updatedAt: owner.createdAt,
  }
}
