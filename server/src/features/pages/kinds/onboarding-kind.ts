import { onboardingTexts } from '@tandem/contract/applicants/onboarding'
import type { ContentOf } from '@tandem/contract/backend/contents'
import type { ContentKind, StoredContent } from '#features/contents/contents.api.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { findUnknown } from '#platform/mail/templates/mail-template.ts'
import { listPlaceholders } from '../fill-placeholders.ts'
import { onboardingKey } from '../onboarding/onboarding-texts.ts'
import { findPage, listPageRows, type PageRow, updatePage } from '../pages.store.ts'

/** What the first questions say; they stand among the static pages under keys of their own. */
export const onboardingKind: ContentKind<ContentOf<'onboarding'>> = {
  name: 'onboarding',
  async list({ db }) {
    const rows = await listPageRows(db)
    return onboardingTexts.flatMap((id) =>
      rows.filter(({ key }) => key === onboardingKey(id)).map((row) => toStored(id, row)),
    )
  },
  async find({ db }, id) {
    const known = onboardingTexts.find((each) => each === id)
    const row = known ? await findPage(db, onboardingKey(known)) : null
    return row && toStored(id, row)
  },
  async check(ctx, _id, content) {
    const { kind: _, ...texts } = content
    const names = listPlaceholders(await ctx.settings(ctx.db)).map(({ name }) => name)
    const unknown = findUnknown(texts, names)
    if (unknown) throw invalidField(ctx.locale, `content.${unknown.part}`, 'unknown_field', unknown.name)
    return content
  },
  publish: (ctx, id, { kind: _, ...texts }) =>
    updatePage(ctx.db, onboardingKey(id), { ...texts, updatedAt: ctx.clock() }),
  placeholders: async (ctx) => listPlaceholders(await ctx.settings(ctx.db)),
  claim: (ctx, id) => updatePage(ctx.db, onboardingKey(id), { isStarter: false }),
}

export const onboardingContentOf = (row: PageRow): ContentOf<'onboarding'> => ({
  kind: 'onboarding',
  ...{ titleDe: row.titleDe, titleEn: row.titleEn, bodyDe: row.bodyDe, bodyEn: row.bodyEn },
})

const toStored = (id: string, row: PageRow): StoredContent => ({
  ...{ id, isStarter: row.isStarter, changedAt: row.updatedAt, isShown: true },
  content: onboardingContentOf(row),
})
