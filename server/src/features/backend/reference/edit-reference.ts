import type * as contract from '@tandem/contract/backend/reference-lists'
import type { HandlerInput } from '@tandem/contract/endpoint'
import {
  arrangeList,
  changeEntry,
  createEntry,
  importList,
  readList,
} from '#features/reference/reference.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { insertAuditEntry } from '../audit.store.ts'

type Input<E> = HandlerInput<E>
type Deed = Pick<Parameters<typeof insertAuditEntry>[1], 'action' | 'details'>

export const getReferenceList = (
  ctx: Context,
  _viewer: AdminViewer,
  { params: { list } }: Input<typeof contract.getReferenceList>,
) => readList(ctx, list)

export const createReferenceEntry = (
  ctx: Context,
  viewer: AdminViewer,
  { params: { list }, body: { revision, ...entry } }: Input<typeof contract.createReferenceEntry>,
) =>
  transaction(ctx, async (ctx) => {
    await createEntry(ctx, { list, revision }, entry)
    await audit(ctx, viewer, list, {
      action: 'create_reference_entry',
      details: { key: entry.key, value: entry.nameDe },
    })
    return readList(ctx, list)
  })

export const changeReferenceEntry = (
  ctx: Context,
  viewer: AdminViewer,
  { params: { list, key }, body: { revision, ...values } }: Input<typeof contract.changeReferenceEntry>,
) =>
  transaction(ctx, async (ctx) => {
    const changes = await changeEntry(ctx, { list, revision }, { ...values, key })
    if (changes) {
      const sides = (side: 'before' | 'after') => ({
        value: changes.map((change) => `${change.field}: ${change[side]}`),
      })
      await audit(ctx, viewer, list, {
        action: 'change_reference_entry',
        details: { key, before: sides('before'), after: sides('after') },
      })
    }
    return readList(ctx, list)
  })

export const arrangeReferenceList = (
  ctx: Context,
  viewer: AdminViewer,
  { params: { list }, body: { keys, revision } }: Input<typeof contract.arrangeReferenceList>,
) =>
  transaction(ctx, async (ctx) => {
    const isNew = await arrangeList(ctx, { list, revision }, keys)
    if (isNew) await audit(ctx, viewer, list, { action: 'arrange_reference_list' })
    return readList(ctx, list)
  })

export const importReferenceList = (
  ctx: Context,
  viewer: AdminViewer,
  { params: { list }, body }: Input<typeof contract.importReferenceList>,
) =>
  transaction(ctx, async (ctx) => {
    const result = await importList(ctx, { list, ...body })
    const { added, changed, deactivated, isApplied } = result
    if (isApplied) {
      await audit(ctx, viewer, list, {
        action: 'import_reference_list',
        details: { added: added.length, changed: changed.length, deactivated: deactivated.length },
      })
    }
    return result
  })

const audit = (ctx: Context, { accountId }: AdminViewer, recordId: string, deed: Deed): Promise<void> =>
  insertAuditEntry(ctx.db, {
    ...deed,
    accountId,
    recordType: 'reference_list',
    recordId,
    createdAt: ctx.clock(),
  })
