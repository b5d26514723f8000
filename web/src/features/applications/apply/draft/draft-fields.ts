import { ApplicationContent } from '@tandem/contract/applications/content'
import * as z from 'zod/mini'

/** What is filled in here; all else of an application comes from the profile. */
export const DraftFields = z.pick(ApplicationContent, {
  studyInterests: true,
  qualification: true,
  grade: true,
  desiredYears: true,
  coverLetter: true,
})
export type DraftFields = z.output<typeof DraftFields>

/** Left to the profile: it is shown here, and taken over from there. */
const profileParts = [
  'places',
  'languages',
  'education',
  'career',
  'expertises',
  'moduleAdditionals',
  'aboutMe',
] as const satisfies (keyof ApplicationContent)[]

export const fieldsOf = ({
  studyInterests,
  qualification,
  grade,
  desiredYears,
  coverLetter,
}: DraftFields): DraftFields => ({ studyInterests, qualification, grade, desiredYears, coverLetter })

export const partsOf = (application: ApplicationContent) => pick(application, profileParts)

export const isDifferentFromProfile = (draft: ApplicationContent, profile: ApplicationContent): boolean =>
  JSON.stringify(partsOf(draft)) !== JSON.stringify(partsOf(profile))

/** The fields that may be saved as they stand; one with a mistake keeps its last right value meanwhile. */
export function validFields(fields: DraftFields): Partial<DraftFields> {
  const names = Object.keys(DraftFields.shape) as (keyof DraftFields)[]
  const results = names.map((name) => [name, DraftFields.shape[name].safeParse(fields[name])] as const)
  return Object.fromEntries(
    results.flatMap(([name, result]) => (result.success ? [[name, result.data]] : [])),
  )
}

function pick<T extends object, K extends keyof T>(whole: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<T, K>
}
