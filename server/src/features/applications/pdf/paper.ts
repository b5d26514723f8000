import { listNames } from '#features/reference/reference.api.ts'
import type { Context } from '#platform/context/context.ts'
import { pdfWords } from './pdf-words.ts'

/** What every document of this reader shares. */
export async function paperFor(ctx: Context) {
  const names = await listNames(ctx.db, ctx.locale)
  const words = pdfWords[ctx.locale]
  return {
    language: ctx.locale,
    madeAt: ctx.clock(),
    page: words.page,
    words,
    nameOf: (field: string, key: string) => names[field]?.[key] ?? key,
  }
}
export type Paper = Awaited<ReturnType<typeof paperFor>>
