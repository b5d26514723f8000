import {
  type ContentSummary,
  type EditedContent,
  isEnglishMissing,
  type Version,
} from '@tandem/contract/backend/contents'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { ContentKind, StoredContent } from './content-kind.ts'
import {
  findVersion,
  listBehind,
  listPlanned,
  listPublished,
  listRevisions,
  listVersions,
  type VersionRow,
} from './contents.store.ts'

export async function listContents(ctx: Context, kind: ContentKind): Promise<ContentSummary[]> {
  const stored = await kind.list(ctx)
  return summarise(ctx, kind, stored)
}

export async function readContent(ctx: Context, kind: ContentKind, id: string): Promise<EditedContent> {
  const stored = await requireStored(ctx, kind, id)
  const [summary] = await summarise(ctx, kind, [stored], id)
  if (!summary) throw new AppError('not_found')
  const versions = (await listVersions(ctx.db, kind.name, id)).map(toVersion)
  return {
    ...summary,
    versions: versions.length > 0 ? versions : [summary.published],
    placeholders: (await kind.placeholders?.(ctx, id)) ?? [],
  }
}

export async function readVersion(ctx: Context, kind: ContentKind, id: string, revision: number) {
  const stored = await requireStored(ctx, kind, id)
  const row = await findVersion(ctx.db, kind.name, id, revision)
  if (row) return { ...toVersion(row), content: row.content }
  if (revision !== 1) throw new AppError('not_found')
  return { ...asItCame(stored), content: stored.content }
}

export async function requireStored(ctx: Context, kind: ContentKind, id: string): Promise<StoredContent> {
  const stored = await kind.find(ctx, id)
  if (!stored) throw new AppError('not_found')
  return stored
}

async function summarise(
  { db }: Context,
  { name }: ContentKind,
  all: StoredContent[],
  id?: string,
): Promise<ContentSummary[]> {
  const published = byRecord(await listPublished(db, name, id))
  const planned = byRecord(await listPlanned(db, name, id))
  const revisions = byRecord(await listRevisions(db, name, id))
  const behind = await listBehind(db, name, id)
  return all.map((stored) => {
    const current = published.get(stored.id)
    const next = planned.get(stored.id)
    return {
      ...{ id: stored.id, content: stored.content, isShown: stored.isShown },
      revision: revisions.get(stored.id)?.revision ?? 1,
      published: current ? toVersion(current) : asItCame(stored),
      planned: next ? { ...toVersion(next), content: next.content } : null,
      english: isEnglishMissing(stored.content) ? 'missing' : behind.has(stored.id) ? 'older' : 'current',
    }
  })
}

/** It has no version before somebody changes it. */
const asItCame = ({ isStarter, changedAt }: StoredContent): Version => ({
  ...{ revision: 1, isStarter, savedBy: null, publishAt: null, asksConsent: false },
  savedAt: changedAt.toISOString(),
  publishedAt: changedAt.toISOString(),
})

const toVersion = ({ recordId: _, savedAt, publishedAt, publishAt, ...version }: VersionRow): Version => ({
  ...version,
  savedAt: savedAt.toISOString(),
  publishedAt: publishedAt?.toISOString() ?? null,
  publishAt: publishAt?.toISOString() ?? null,
})

const byRecord = <Row extends { recordId: string }>(rows: Row[]) =>
  new Map(rows.map((row) => [row.recordId, row]))
