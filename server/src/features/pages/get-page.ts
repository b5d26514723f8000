import type { HandlerInput } from '@tandem/contract/endpoint'
import type { getPage as endpoint } from '@tandem/contract/pages'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { findPage } from './pages.store.ts'

type Input = Pick<HandlerInput<typeof endpoint>, 'params'>

export async function getPage(ctx: Context, _viewer: Viewer | null, { params }: Input) {
  const settings = await ctx.settings(ctx.db)
  const page = settings.pages[params.id] ? await findPage(ctx.db, params.id) : null
  if (!page) throw new AppError('not_found')
  const isEnglish = ctx.locale === 'en'
  return {
    id: params.id,
    title: fillPlaceholders((isEnglish && page.titleEn) || page.titleDe, settings, ctx.locale),
    body: fillPlaceholders((isEnglish && page.bodyEn) || page.bodyDe, settings, ctx.locale),
    updatedAt: page.updatedAt.toISOString(),
  }
}
