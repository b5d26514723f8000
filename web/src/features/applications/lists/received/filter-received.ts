import type { ApplicationSummary } from '@tandem/contract/applications'
import { matchesText } from '#ui/fields/combobox/match-text.ts'

type Filter = { offer: string; text: string }

/** Among what is loaded: those for one offer, whose name or place holds the text. */
export const filterReceived = (items: ApplicationSummary[], { offer, text }: Filter): ApplicationSummary[] =>
  items.filter(
    ({ applicant, places, target }) =>
      (offer === '' || target?.offerId === offer) &&
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
