import type { HandlerInput } from '@tandem/contract/endpoint'
import type { getPage as endpoint } from '@tandem/contract/pages'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findPage } from './pages.store.ts'

type Input = HandlerInput<typeof endpoint>

export async function getPage(ctx: Context, _viewer: Viewer | null, { params }: Input) {
  const { pages, brand } = await ctx.settings(ctx.db)
  const page = pages[params.id] ? await findPage(ctx.db, params.id) : null
  if (!page) throw new AppError('not_found')
  const isEnglish = ctx.locale === 'en'
  // The operator's name is a setting, so that the texts need no second edit when it changes.
  const filled = (text: string) => text.replaceAll('{universityName}', brand.universityName)
  return {
    id: params.id,
    title: filled((isEnglish && page.titleEn) || page.titleDe),
    body: filled((isEnglish && page.bodyEn) || page.bodyDe),
    updatedAt: page.updatedAt.toISOString(),
  }
}
