import { OfferContent } from '@tandem/contract/offers/own-offers'
import { isSame } from '#lib/form/is-same.ts'

export type ContentKey = keyof OfferContent
export const contentKeys = Object.keys(OfferContent.shape) as ContentKey[]

/** What can be saved of a form: a field that is not right yet, or was refused as it is, stays as it was saved. */
export function savable(
  typed: OfferContent,
  saved: OfferContent,
  refused: Partial<OfferContent> = {},
): OfferContent {
  const fit = contentKeys.flatMap((key) => {
    const result = OfferContent.shape[key].safeParse(typed[key])
    return result.success && !isSame(typed[key], refused[key]) ? [[key, result.data] as const] : []
  })
  return { ...saved, ...Object.fromEntries(fit) }
}

/** The fields whose values are not what was saved; spaces around a text do not count. */
export function unsavedKeys(typed: OfferContent, saved: OfferContent): ContentKey[] {
  return contentKeys.filter((key) => {
    const result = OfferContent.shape[key].safeParse(typed[key])
    return !isSame(result.success ? result.data : typed[key], saved[key])
  })
}
