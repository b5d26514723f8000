import type { ContentOf } from '@tandem/contract/backend/contents'
import { type PageKey, pageKeys } from '@tandem/contract/pages'
import type { Settings } from '@tandem/contract/setting-values'
import type { ContentKind, StoredContent } from '#features/contents/contents.api.ts'
import { listPlaceholders } from '../fill-placeholders.ts'
import { findPage, listPageRows, type PageRow, updatePage } from '../pages.store.ts'

/** The static pages; which of them there are is fixed. */
export const pageKind: ContentKind<ContentOf<'page'>> = {
  name: 'page',
  async list(ctx) {
    const settings = await ctx.settings(ctx.db)
    const rows = await listPageRows(ctx.db)
    return pageKeys.flatMap((key) =>
      rows.filter((row) => row.key === key).map((row) => toStored(row, settings)),
    )
  },
  async find(ctx, id) {
    const row = await findPage(ctx.db, id)
    return row && toStored(row, await ctx.settings(ctx.db))
  },
  check: async (_ctx, _id, content) => content,
  publish: (ctx, id, { kind: _, ...texts }) => updatePage(ctx.db, id, { ...texts, updatedAt: ctx.clock() }),
  placeholders: async (ctx) => listPlaceholders(await ctx.settings(ctx.db)),
  claim: (ctx, id) => updatePage(ctx.db, id, { isStarter: false }),
}

export const pageContentOf = ({ titleDe, titleEn, bodyDe, bodyEn }: PageRow): ContentOf<'page'> => ({
  kind: 'page',
  ...{ titleDe, titleEn, bodyDe, bodyEn },
})

const toStored = (row: PageRow, { pages }: Settings): StoredContent => ({
  ...{ id: row.key, isStarter: row.isStarter, changedAt: row.updatedAt },
  content: pageContentOf(row),
  isShown: pages[row.key as PageKey],
})
