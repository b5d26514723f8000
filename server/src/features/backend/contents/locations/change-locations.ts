import type { AuditAction } from '@tandem/contract/backend/audit'
import type * as contract from '@tandem/contract/backend/locations'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { insertAuditEntry } from '#features/backend/audit.store.ts'
import * as contacts from '#features/contacts/contacts.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'

type Input<E> = HandlerInput<E>
/** Of whom, and what was done; nothing where it was so already. */
type Deed = { action: AuditAction; recordId: string } | null

export const arrangeLocations = (
  ctx: Context,
  viewer: AdminViewer,
  { body }: Input<typeof contract.arrangeLocations>,
): Promise<string[]> =>
  transaction(ctx, async (ctx) => {
    const { keys, isNew } = await contacts.arrangeLocations(ctx, body)
    if (isNew) await audit(ctx, viewer, 'location', { action: 'arrange_locations', recordId: 'all' })
    return keys
  })

export const listLocationPersons = (
  ctx: Context,
  _viewer: AdminViewer,
  { params }: Input<typeof contract.listLocationPersons>,
) => contacts.listLocationPersons(ctx, params.id)

export const addLocationPerson = (
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: Input<typeof contract.addLocationPerson>,
) =>
  transaction(ctx, async (ctx) => {
    const recordId = await contacts.addLocationPerson(ctx, params.id, body)
    await audit(ctx, viewer, 'location_person', { action: 'add_location_person', recordId })
    return contacts.listLocationPersons(ctx, params.id)
  })

export const arrangeLocationPersons = (
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: Input<typeof contract.arrangeLocationPersons>,
) =>
  transaction(ctx, async (ctx) => {
    const isNew = await contacts.arrangeLocationPersons(ctx, params.id, body)
    const deed = { action: 'arrange_location_persons', recordId: params.id } as const
    await audit(ctx, viewer, 'location', isNew ? deed : null)
    return contacts.listLocationPersons(ctx, params.id)
  })

export const changeLocationPerson = (
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: Input<typeof contract.changeLocationPerson>,
) =>
  ofPerson(ctx, viewer, params.id, async (ctx) =>
    (await contacts.changeLocationPerson(ctx, params.id, body)) ? 'change_location_person' : null,
  )

export const removeLocationPerson = (
  ctx: Context,
  viewer: AdminViewer,
  { params }: Input<typeof contract.removeLocationPerson>,
) =>
  ofPerson(ctx, viewer, params.id, async (ctx) => {
    await contacts.removeLocationPerson(ctx, params.id)
    return 'remove_location_person'
  })

export async function changeLocationPersonImage(
  ctx: Context,
  viewer: AdminViewer,
  { params, upload }: Input<typeof contract.changeLocationPersonImage>,
) {
  const uploadedBy = viewer.accountId
  const image = upload && (await contacts.storeLocationPersonImage(ctx, params.id, { ...upload, uploadedBy }))
  return ofPerson(ctx, viewer, params.id, async (ctx) => {
    await contacts.changeLocationPersonImage(ctx, params.id, image ?? null)
    return 'change_location_person'
  })
}

/** Answers everybody of that person's location. */
const ofPerson = (
  ctx: Context,
  viewer: AdminViewer,
  recordId: string,
  act: (ctx: Context) => Promise<AuditAction | null>,
) =>
  transaction(ctx, async (ctx) => {
    const key = await contacts.requireLocationOf(ctx.db, recordId)
    const action = await act(ctx)
    await audit(ctx, viewer, 'location_person', action && { action, recordId })
    return contacts.listLocationPersons(ctx, key)
  })

async function audit(
  ctx: Context,
  { accountId }: AdminViewer,
  recordType: 'location' | 'location_person',
  deed: Deed,
): Promise<void> {
  if (deed) await insertAuditEntry(ctx.db, { ...deed, accountId, recordType, createdAt: ctx.clock() })
}
