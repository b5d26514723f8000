import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { type ViolationCode, violationMessage } from '@tandem/contract/violations'
import { choosable } from '#features/reference/reference.api.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { isInstitutionLocation, isShownPersonOf } from './references.store.ts'

type Refusal = { path: string; code: ViolationCode; values?: Record<string, number> }
type Taken = { year: number; taken: number }

/**
 * Refuses what cannot be chosen and is not in the stored content either, what is named twice, and totals below what is
 * taken, each at its own path.
 */
export async function checkContent(
  { db, locale }: Context,
  companyId: string,
  content: OfferContent,
  { stored, taken }: { stored?: OfferContent; taken: readonly Taken[] },
): Promise<void> {
  const { institutionLocation, contact } = content
  const interests = interestsOf(content)
  const languages = languagesOf(content)
  const hasLocation = institutionLocation === null || (await isInstitutionLocation(db, institutionLocation))
  const keepsContact = contact === null || contact === stored?.contact
  const hasContact = keepsContact || (await isShownPersonOf(db, companyId, contact))
  const refusals: Refusal[] = [
    ...notIn(
      await choosable(db, 'studyInterests', interests, stored && interestsOf(stored)),
      interests,
      () => 'studyInterest',
    ),
    ...refuseYears(content.years, taken),
    ...(hasLocation ? [] : [unknown('institutionLocation')]),
    ...notIn(
      await choosable(db, 'qualifications', content.qualifications, stored?.qualifications),
      content.qualifications,
      at('qualifications'),
    ),
    ...notIn(
      await choosable(db, 'documents', content.requiredDocuments, stored?.requiredDocuments),
      content.requiredDocuments,
      at('requiredDocuments'),
    ),
    ...notIn(
      await choosable(db, 'expertises', content.expertises, stored?.expertises),
      content.expertises,
      at('expertises'),
    ),
    ...notIn(
      await choosable(db, 'languages', languages, stored && languagesOf(stored)),
      languages,
      (index) => `languages[${index}].language`,
    ),
    ...refuseRepeated(
      content.maths.map(({ module }) => module),
      (index) => `maths[${index}].module`,
    ),
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

const interestsOf = ({ studyInterest }: OfferContent) => (studyInterest === null ? [] : [studyInterest])
const languagesOf = ({ languages }: OfferContent) => languages.map(({ language }) => language)
const unknown = (path: string): Refusal => ({ path, code: 'unknown_reference' })
const at = (name: string) => (index: number) => `${name}[${index}]`

function notIn(known: Set<string>, values: readonly string[], pathOf: (index: number) => string): Refusal[] {
  return values.flatMap((value, index): Refusal[] => {
    if (!known.has(value)) return [unknown(pathOf(index))]
    return values.indexOf(value) < index ? [{ path: pathOf(index), code: 'invalid' }] : []
  })
}

const refuseRepeated = (values: readonly string[], pathOf: (index: number) => string): Refusal[] =>
  notIn(new Set(values), values, pathOf)

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
