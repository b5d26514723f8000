import type { OfferSummary } from '@tandem/contract/offers'

type Highlighted = Pick<OfferSummary, 'title' | 'highlight'> & { company: { name: string } }

/** Where the found words are marked: in the title or the company's name, else in a line of their own. */
export function placeHighlight({ title, company, highlight }: Highlighted) {
  const plain = highlight.replaceAll('\u0002', '').replaceAll('\u0003', '')
  const inTitle = plain === title
  const inCompany = plain === company.name
  return {
    title: inTitle ? highlight : title,
    companyName: inCompany ? highlight : company.name,
    snippet: inTitle || inCompany ? '' : highlight,
  }
}
