import { isDeepStrictEqual } from 'node:util'
import { type Content, mayAskConsent } from '@tandem/contract/backend/contents'
import type { Context } from '#platform/context/context.ts'
import { transaction } from '#platform/context/context.ts'
import { ChangedElsewhere } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import type { ContentKind, StoredContent } from './content-kind.ts'
import { clearPlanned, insertVersion, listDue, lockContent, markPublished } from './contents.store.ts'
import { readContent, requireStored } from './read-content.ts'

type Save = {
  id: string
  content: Content
  revision: number
  publishAt: string | null
  asksConsent?: boolean | undefined
  keepsPlan?: boolean | undefined
  accountId: string
}

/** Answers whether there is a new version: none where it says that already. Part of the caller's transaction. */
export async function saveContent(
  ctx: Context,
  kind: ContentKind,
  { id, content: typed, revision, publishAt, asksConsent = false, keepsPlan, accountId }: Save,
): Promise<boolean> {
  if (typed.kind !== kind.name) throw invalidField(ctx.locale, 'content.kind', 'invalid')
  if (asksConsent && !mayAskConsent(kind.name, id)) throw invalidField(ctx.locale, 'asksConsent', 'invalid')
  const at = dateOf(ctx, publishAt)
  await lockContent(ctx.db, kind.name, id)
  const stored = await requireStored(ctx, kind, id)
  const current = await readContent(ctx, kind, id)
  const content = await kind.check(ctx, id, typed)
  const replacesPlan = current.planned !== null && (at !== null || !keepsPlan)
  const said = at ? current.planned : replacesPlan ? null : current
  const isAsked = at
    ? current.planned?.asksConsent === asksConsent
    : !asksConsent || current.published.asksConsent
  const isSaid = isDeepStrictEqual(said?.content, content) && isAsked
  if (isSaid && (!at || current.planned?.publishAt === publishAt)) return false
  if (current.revision !== revision) throw new ChangedElsewhere(current)
  if (revision === 1) await keepAsItCame(ctx, kind, stored)
  if (replacesPlan) await clearPlanned(ctx.db, kind.name, id)
  const version = { content, revision: revision + 1, savedBy: accountId, asksConsent }
  await addVersion(ctx, kind, id, version, at)
  if (stored.isStarter) await kind.claim(ctx, id)
  return true
}

export type New = { content: Content; publishAt: string | null; accountId: string }

/** One that becomes public later is withdrawn until then. Answers its id. */
export async function createContent(
  ctx: Context,
  kind: ContentKind,
  { content: typed, publishAt, accountId }: New,
): Promise<string> {
  if (!kind.newId || typed.kind !== kind.name) throw invalidField(ctx.locale, 'content.kind', 'invalid')
  const at = dateOf(ctx, publishAt)
  const content = await kind.check(ctx, null, typed)
  const id = await kind.newId(ctx, content)
  const first = at ? ({ ...content, isWithdrawn: true } as Content) : content
  await addVersion(ctx, kind, id, { content: first, revision: 1, savedBy: accountId }, null)
  if (at) await addVersion(ctx, kind, id, { content, revision: 2, savedBy: accountId }, at)
  return id
}

/** Answers whether anything was planned. Part of the caller's transaction. */
export async function cancelPublication(
  ctx: Context,
  kind: ContentKind,
  { id, revision }: { id: string; revision: number },
): Promise<boolean> {
  await lockContent(ctx.db, kind.name, id)
  const current = await readContent(ctx, kind, id)
  if (!current.planned) return false
  if (current.revision !== revision) throw new ChangedElsewhere(current)
  return clearPlanned(ctx.db, kind.name, id)
}

/** What was planned for now or earlier, each by itself: one that cannot be, its topic is gone, holds up no other. */
export async function publishDue(ctx: Context, kindOf: (name: string) => ContentKind): Promise<void> {
  for (const { kind: name, id } of await listDue(ctx.db, ctx.clock())) {
    await transaction(ctx, async (ctx) => {
      await lockContent(ctx.db, name, id)
      const content = await markPublished(ctx.db, name, id, ctx.clock())
      if (content) await publish(ctx, kindOf(name), id, content)
    }).catch((err: unknown) =>
      ctx.log.warn({ err, kind: name, id }, 'A planned content could not be published'),
    )
  }
}

async function publish(ctx: Context, kind: ContentKind, id: string, content: Content): Promise<void> {
  await kind.publish(ctx, id, await kind.check(ctx, id, content))
}

type Added = { content: Content; revision: number; savedBy: string; asksConsent?: boolean }

async function addVersion(ctx: Context, kind: ContentKind, id: string, version: Added, at: Date | null) {
  const now = ctx.clock()
  await insertVersion(ctx.db, {
    ...{ ...version, kind: kind.name, recordId: id, createdAt: now },
    ...{ publishAt: at, publishedAt: at ? null : now },
  })
  if (!at) await kind.publish(ctx, id, version.content)
}

/** What came with the product becomes a version once there is another one. */
async function keepAsItCame({ db }: Context, kind: ContentKind, stored: StoredContent): Promise<void> {
  const { id, content, isStarter, changedAt } = stored
  await insertVersion(db, {
    ...{ kind: kind.name, recordId: id, revision: 1, content, isStarter },
    ...{ createdAt: changedAt, publishedAt: changedAt },
  })
}

function dateOf(ctx: Context, publishAt: string | null): Date | null {
  if (publishAt === null) return null
  const at = new Date(publishAt)
  if (at <= ctx.clock()) throw invalidField(ctx.locale, 'publishAt', 'slot_past')
  return at
}
