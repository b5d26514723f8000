import type { Application } from '@tandem/contract/applications'
import { ApplicationContent } from '@tandem/contract/applications/content'
import * as z from 'zod/mini'

/** What stands in the form: shaped like the content, but not checked. */
export type Draft = z.input<typeof ApplicationContent>
export type ContentKey = keyof ApplicationContent

export const contentKeys = Object.keys(ApplicationContent.shape) as ContentKey[]

/** Drops what else a record has. */
const Content = z.object(ApplicationContent.shape)
const SomeContent = z.partial(Content)

export const contentOf = (application: Application): ApplicationContent => Content.parse(application)

/** What can be saved of a draft: a part that is not right yet, or was refused as it is, stays as it was saved. */
export function savable(
  draft: Draft,
  saved: ApplicationContent,
  refused: Partial<Draft> = {},
): ApplicationContent {
  const fit = contentKeys.filter((key) => fits(draft, key) && !isSame(draft[key], refused[key]))
  return { ...saved, ...SomeContent.parse(pick(draft, fit)) }
}

/** The parts whose words are not what was saved; spaces around a text do not count. */
export function unsavedKeys(draft: Draft, saved: ApplicationContent): ContentKey[] {
  const tidy = { ...draft, ...savable(draft, saved) }
  return contentKeys.filter((key) => !isSame(fits(draft, key) ? tidy[key] : draft[key], saved[key]))
}

export const pick = (draft: Draft, keys: ContentKey[]): Partial<Draft> =>
  Object.fromEntries(keys.map((key) => [key, draft[key]]))

export const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other)

const fits = (draft: Draft, key: ContentKey) => ApplicationContent.shape[key].safeParse(draft[key]).success

/** JSON knows no NaN, which is how a field tells of what is no number. */
const written = (value: unknown) =>
  JSON.stringify(value, (_, each) => (Number.isNaN(each) ? 'not a number' : each))
