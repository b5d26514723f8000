import type { Page } from '@tandem/contract/endpoint'
import type { ReferenceOption } from '@tandem/contract/reference'
import type { Context } from '#platform/context/context.ts'

const yearsAhead = 4

/** The years one can still apply for: studies start on 1 October, so this year's go until then. */
export async function listStudyYears({ clock }: Pick<Context, 'clock'>): Promise<Page<ReferenceOption>> {
  const now = clock()
  const first = now.getUTCFullYear() + (now.getUTCMonth() >= 9 ? 1 : 0)
  const items = Array.from({ length: yearsAhead }, (_, index) => {
    const year = first + index
    return { id: String(year), name: String(year), value: year }
  })
  return { items, total: items.length }
}
