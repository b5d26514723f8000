import type { Page } from '@tandem/contract/endpoint'
import type { ReferenceOption } from '@tandem/contract/reference'
import { firstStudyYear } from '#platform/clock/first-study-year.ts'
import type { Context } from '#platform/context/context.ts'

const yearsAhead = 4

/** The years one can still apply for. */
export async function listStudyYears({ clock }: Pick<Context, 'clock'>): Promise<Page<ReferenceOption>> {
  const first = firstStudyYear(clock())
  const items = Array.from({ length: yearsAhead }, (_, index) => {
    const year = first + index
    return { id: String(year), name: String(year), value: year }
  })
  return { items, total: items.length }
}
