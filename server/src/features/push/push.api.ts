import type { ScreenPath } from '@tandem/contract/paths'
import type { PushKind } from '@tandem/contract/push'
import type { Db } from '#platform/db/database.ts'
import { enqueueAll } from '#platform/jobs/jobs.ts'
import { pushToDevice } from './push.jobs.ts'
import { findDevices, findSubscribedDevices } from './push.store.ts'

export { deleteDevicesOf, deleteDevicesOfSession, hasSubscribedDevice } from './push.store.ts'
export { listKinds as listPushKinds } from './push-settings.ts'

type PushMessage = { accountIds: string[]; kind: PushKind; path: ScreenPath; tag: string }

/** Tells the devices of those who want that, once the caller's transaction commits. */
export async function pushToDevices(db: Db, { accountIds, kind, path, tag }: PushMessage): Promise<void> {
  const deviceIds = await findSubscribedDevices(db, accountIds, kind)
  await enqueueAll(
    db,
    pushToDevice,
    deviceIds.map((deviceId) => ({ deviceId, kind, path, tag })),
  )
}

export async function hasDevices(db: Db, accountIds: string[], kind: PushKind): Promise<boolean> {
  return (await findSubscribedDevices(db, accountIds, kind)).length > 0
}

/** For the export. */
export async function listOwnDevices(db: Db, accountId: string) {
  const devices = await findDevices(db, accountId)
  return devices.map(({ device, createdAt, endpoint }) => ({
    device,
    createdAt: createdAt.toISOString(),
    service: new URL(endpoint).hostname,
  }))
}
