import { blocks } from '../base/blocks.ts'
import { type Pair, slug } from '../base/text.ts'
import { type Motif, toMotif } from '../pictures/logos/motifs.ts'
import { type Industry, industries } from './industries.ts'

export type CompanyEntry = {
  name: string
  industry: Industry
  motif: Motif
  /** Number of a palette, where the colours matter. */
  palette: number | null
  /** Where it must stand for the story of the demo accounts. */
  town: string | null
  /** What it does, as its own first sentence. */
  what: Pair
  /** Study interests it surely trains for. */
  core: number[]
}

export const companyEntries: readonly CompanyEntry[] = industries.flatMap((industry) =>
  blocks(industry.companies).map((block) => toEntry(industry, block)),
)

function toEntry(industry: Industry, [head = '', de = '', en = '']: string[]): CompanyEntry {
  const [name = '', mark = '', town = '', own = ''] = head.split('|').map((cell) => cell.trim())
  const [motif = '', palette] = mark.split(' ')
  return {
    name,
    industry,
    motif: toMotif(motif),
    palette: palette ? Number(palette) : null,
    town: town || null,
    what: [de, en],
    core: own ? own.split(' ').map(Number) : industry.core,
  }
}

/** The company of `personal.demo` and `kollege.demo`. */
export const demoCompanyName = 'Wolkenwerk Software GmbH'

/** The company that has invited the applicant of `lena.demo`. */
export const lenasCompanyName = 'Nordlicht Messtechnik AG'

const legalForms =
  / (?:GmbH|gGmbH|AG|eG|KG|AöR|PartG|mbB|mbH|& Co\.|e\. V\.|a\. G\.|Steuerberatungsgesellschaft)(?= |$)/g

/** A name of its own under the domain that is reserved for examples. */
export function companyDomain(companyName: string): string {
  return `${slug(companyName.replaceAll(legalForms, ''))}.example.org`
}
