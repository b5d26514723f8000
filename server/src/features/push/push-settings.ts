import { createHash } from 'node:crypto'
import type { AccountType, HandlerInput, HandlerOutput } from '@tandem/contract/endpoint'
import {
  type getPushSettings as endpoint,
  type PushDevice,
  type PushKind,
  pushKinds,
  type switchPushKind as switchEndpoint,
} from '@tandem/contract/push'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { type DeviceRow, findDevices, findKindsOff, saveKind } from './push.store.ts'

export async function getPushSettings(
  { db, push }: Context,
  viewer: Viewer,
): Promise<HandlerOutput<typeof endpoint.output>> {
  const devices = await findDevices(db, viewer.accountId)
  return {
    publicKey: push.publicKey,
    devices: devices.map(presentDevice),
    kinds: await listKinds(db, viewer),
  }
}

export async function switchPushKind(
  { db }: Context,
  viewer: Viewer,
  { params, body }: HandlerInput<typeof switchEndpoint>,
): Promise<HandlerOutput<typeof switchEndpoint.output>> {
  await saveKind(db, viewer.accountId, params.kind, body.enabled)
  return listKinds(db, viewer)
}

export async function listKinds(db: Db, { accountId, type }: Viewer) {
  const off = await findKindsOff(db, accountId)
  return pushKinds.filter((kind) => toldTo[kind].includes(type)).map((id) => ({ id, enabled: !off.has(id) }))
}

const toldTo: Record<PushKind, readonly AccountType[]> = {
  messages: ['applicant', 'company', 'admin'],
  application_changes: ['applicant', 'company'],
  new_matches: ['applicant', 'company'],
}

export const presentDevice = ({ id, device, createdAt, endpoint }: DeviceRow): PushDevice => ({
  id,
  device,
  addedAt: createdAt.toISOString(),
  endpointDigest: createHash('sha256').update(endpoint).digest('hex'),
})
