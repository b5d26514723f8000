import type { OfferContent } from '@tandem/contract/offers/own-offers'
import type { SectionKey } from '../sections/section-keys.ts'

type Advice = { key: 'description' | 'english' | 'salary' | 'contact' | 'deadline'; section: SectionKey }

/** What an offer can be published without, but is better with. */
export function advicesOn(offer: OfferContent): Advice[] {
  const texts = [offer.title, offer.description, offer.tasks, offer.benefits]
  const advices: (Advice | false)[] = [
    offer.description.de === '' && { key: 'description', section: 'texte' },
    texts.some(({ de, en }) => de !== '' && en === '') && { key: 'english', section: 'texte' },
    offer.salary.length === 0 && { key: 'salary', section: 'plaetze' },
    offer.deadline === null && { key: 'deadline', section: 'plaetze' },
    offer.contact === null && { key: 'contact', section: 'ansprechperson' },
  ]
  return advices.filter((each) => each !== false)
}
