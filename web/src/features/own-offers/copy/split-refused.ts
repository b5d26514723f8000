import type { OfferContent } from '@tandem/contract/offers/own-offers'

export type LeftOut = Partial<OfferContent>
type Violation = { propertyPath: string; code: string }

/**
 * What of a content the server takes, and what it refused because it can no longer be chosen. Null where it refused
 * anything else.
 */
export function splitRefused(
  content: OfferContent,
  violations: readonly Violation[],
): { kept: OfferContent; leftOut: LeftOut } | null {
  if (violations.length === 0 || violations.some(({ code }) => code !== 'unknown_reference')) return null
  const kept: Record<string, unknown> = { ...content }
  const leftOut: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(content)) {
    const own = violations.map(({ propertyPath }) => propertyPath).filter((path) => rootOf(path) === key)
    if (own.length === 0) continue
    if (!Array.isArray(value)) {
      kept[key] = null
      leftOut[key] = value
      continue
    }
    const refused = new Set(own.map((path) => Number(/\[(\d+)\]/.exec(path)?.[1])))
    kept[key] = value.filter((_, at) => !refused.has(at))
    leftOut[key] = value.filter((_, at) => refused.has(at))
  }
  return { kept: kept as OfferContent, leftOut: leftOut as LeftOut }
}

const rootOf = (path: string) => path.split(/[.[]/)[0]
