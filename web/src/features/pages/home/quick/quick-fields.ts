import { standardQuickRadius } from '@tandem/contract/search/quick-radii'

/** What stands in the fields, and in the address of who has searched. */
export type QuickFields = { text: string; near: string; radius: string }

export const unasked: QuickFields = { text: '', near: '', radius: String(standardQuickRadius) }

/** Null where nobody has searched. */
export function readQuickSearch(search: string): QuickFields | null {
  const params = new URLSearchParams(search)
  if (!Object.keys(unasked).some((name) => params.has(name))) return null
  const said = (name: string) => params.get(name)?.trim().slice(0, 100) ?? ''
  return { text: said('text'), near: said('near'), radius: said('radius') || unasked.radius }
}

export const quickParams = ({ text, near, radius }: QuickFields): Record<string, string> => ({
  ...(text && { text }),
  ...(near && { near }),
  radius,
})
