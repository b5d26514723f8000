import type { ApplicationSummary } from '@tandem/contract/applications'
import type { AssessmentSummary } from '@tandem/contract/received-applications'
import { matchesText } from '#ui/fields/combobox/match-text.ts'

/** With what colleagues think of it; null while nobody does, or it is not loaded. */
export type ReceivedApplication = ApplicationSummary & { assessment: AssessmentSummary | null }

type Filter = {
  offer: string
  text: string
  /** Id of an account, `nobody`, or empty for all. */
  handler: string
}

/** Among what is loaded: those for one offer and handler, whose name or place holds the text. */
export const filterReceived = <Item extends ReceivedApplication>(
  items: Item[],
  { offer, text, handler }: Filter,
): Item[] =>
  items.filter(
    ({ applicant, places, target, assessment }) =>
      (offer === '' || target?.offerId === offer) &&
      (handler === '' || (assessment?.handler?.id ?? 'nobody') === handler) &&
      matchesText([applicant?.name, ...places].join(' '), text),
  )

/** The offers that the applications are for, by title. */
export function offersOf(items: ApplicationSummary[]): { id: string; title: string }[] {
  const titles = new Map<string, string>()
  for (const { target } of items) {
    if (target?.offerId && target.offerTitle) titles.set(target.offerId, target.offerTitle)
  }
  return [...titles]
    .map(([id, title]) => ({ id, title }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'de'))
}
