import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { type ViolationCode, violationMessage } from '@tandem/contract/violations'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import {
  isInstitutionLocation,
  isPersonOf,
  knownDocuments,
  knownExpertises,
  knownLanguages,
  knownQualifications,
  knownStudyInterests,
} from './references.store.ts'

type Refusal = { path: string; code: ViolationCode; values?: Record<string, number> }
type Taken = { year: number; taken: number }

/** Refuses what cannot be chosen or is named twice, and totals below what is taken, each at its own path. */
export async function checkContent(
  { db, locale }: Context,
  companyId: string,
  content: OfferContent,
  taken: readonly Taken[],
): Promise<void> {
  const { studyInterest, institutionLocation, contact } = content
  const interests = studyInterest === null ? [] : [studyInterest]
  const languages = content.languages.map(({ language }) => language)
  const hasLocation = institutionLocation === null || (await isInstitutionLocation(db, institutionLocation))
  const hasContact = contact === null || (await isPersonOf(db, companyId, contact))
  const refusals: Refusal[] = [
    ...notIn(await knownStudyInterests(db, interests), interests, () => 'studyInterest'),
    ...refuseYears(content.years, taken),
    ...(hasLocation ? [] : [unknown('institutionLocation')]),
    ...notIn(
      await knownQualifications(db, content.qualifications),
      content.qualifications,
      at('qualifications'),
    ),
    ...notIn(
      await knownDocuments(db, content.requiredDocuments),
      content.requiredDocuments,
      at('requiredDocuments'),
    ),
    ...notIn(await knownExpertises(db, content.expertises), content.expertises, at('expertises')),
    ...notIn(await knownLanguages(db, languages), languages, (index) => `languages[${index}].language`),
    ...(hasContact ? [] : [unknown('contact')]),
  ]
  if (refusals.length > 0) throw refuseFields(locale, refusals)
}

export function refuseFields(locale: Context['locale'], refusals: readonly Refusal[]): AppError {
  return new AppError(
    'invalid_input',
    refusals.map(({ path, code, values }) => ({
      propertyPath: path,
      code,
      message: violationMessage(locale, code, values),
    })),
  )
}

const unknown = (path: string): Refusal => ({ path, code: 'unknown_reference' })
const at = (name: string) => (index: number) => `${name}[${index}]`

function notIn(known: Set<string>, values: readonly string[], pathOf: (index: number) => string): Refusal[] {
  return values.flatMap((value, index): Refusal[] => {
    if (!known.has(value)) return [unknown(pathOf(index))]
    return values.indexOf(value) < index ? [{ path: pathOf(index), code: 'invalid' }] : []
  })
}

function refuseYears(years: OfferContent['years'], taken: readonly Taken[]): Refusal[] {
  const named = years.map(({ year }) => year)
  const repeated = named.flatMap((year, index): Refusal[] =>
    named.indexOf(year) < index ? [{ path: `years[${index}].year`, code: 'invalid' }] : [],
  )
  const tooFew = taken.flatMap(({ year, taken }): Refusal[] => {
    const index = named.indexOf(year)
    if (taken <= (years[index]?.total ?? 0)) return []
    const path = index < 0 ? 'years' : `years[${index}].total`
    return [{ path, code: 'too_small', values: { min: taken } }]
  })
  return [...repeated, ...tooFew]
}
