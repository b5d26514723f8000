import type { AuditAction } from '@tandem/contract/backend/audit'
import type * as contract from '@tandem/contract/backend/contents'
import type { EditedContent } from '@tandem/contract/backend/contents'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { locationKind } from '#features/contacts/contacts.api.ts'
import * as contents from '#features/contents/contents.api.ts'
import { noticeKind } from '#features/notices/notices.api.ts'
import { onboardingKind, pageKind, questionKind, topicsKind } from '#features/pages/pages.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { insertAuditEntry } from '../audit.store.ts'
import { mailKind } from './mails/mail-kind.ts'

const kinds = {
  ...{ page: pageKind, question: questionKind, topics: topicsKind },
  ...{ notice: noticeKind, mail: mailKind, onboarding: onboardingKind, location: locationKind },
}
type KindName = contract.ContentKindName
type Input<E> = HandlerInput<E>

/** Of a job's table, which says no more than a name. */
export const kindOf = (name: string): contents.ContentKind => kinds[name as KindName]

export const listContents = (
  ctx: Context,
  _viewer: AdminViewer,
  { params }: Input<typeof contract.listContents>,
) => contents.listContents(ctx, kinds[params.kind])

export const getContent = (
  ctx: Context,
  _viewer: AdminViewer,
  { params }: Input<typeof contract.getContent>,
): Promise<EditedContent> => contents.readContent(ctx, kinds[params.kind], params.id)

export const getContentVersion = (
  ctx: Context,
  _viewer: AdminViewer,
  { params }: Input<typeof contract.getContentVersion>,
) => contents.readVersion(ctx, kinds[params.kind], params.id, params.revision)

export function createContent(
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: Input<typeof contract.createContent>,
): Promise<EditedContent> {
  return transaction(ctx, async (ctx) => {
    const { accountId } = viewer
    const id = await contents.createContent(ctx, kinds[params.kind], { ...body, accountId })
    return audited(ctx, viewer, 'create_content', { ...params, id })
  })
}

/** What it says is kept as a version; the entry says which. */
export function saveContent(
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: Input<typeof contract.saveContent>,
): Promise<EditedContent> {
  return transaction(ctx, async (ctx) => {
    const save = { ...body, id: params.id, accountId: viewer.accountId }
    const isNew = await contents.saveContent(ctx, kinds[params.kind], save)
    if (!isNew) return contents.readContent(ctx, kinds[params.kind], params.id)
    const { publishAt, asksConsent } = body
    return audited(ctx, viewer, publishAt ? 'plan_content' : 'publish_content', { ...params, asksConsent })
  })
}

export function cancelPublication(
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: Input<typeof contract.cancelPublication>,
): Promise<EditedContent> {
  return transaction(ctx, async (ctx) => {
    const { id } = params
    const isCancelled = await contents.cancelPublication(ctx, kinds[params.kind], { ...body, id })
    if (!isCancelled) return contents.readContent(ctx, kinds[params.kind], id)
    return audited(ctx, viewer, 'cancel_publication', params)
  })
}

async function audited(
  ctx: Context,
  { accountId }: AdminViewer,
  action: AuditAction,
  { kind, id, asksConsent }: { kind: KindName; id: string; asksConsent?: boolean | undefined },
): Promise<EditedContent> {
  const content = await contents.readContent(ctx, kinds[kind], id)
  const { revision, planned } = content
  await insertAuditEntry(ctx.db, {
    ...{ accountId, action, recordType: kind, recordId: id, createdAt: ctx.clock() },
    details: {
      revision,
      ...(action === 'plan_content' && { publishAt: planned?.publishAt }),
      ...(asksConsent && { asksConsent }),
    },
  })
  return content
}
