import type { Application, Attachment } from '@tandem/contract/applications'
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

type WithDocuments = Pick<Application, 'attachments'>

/** Documents of the sources that the draft does not hold. A file is one and the same wherever it hangs. */
export function lackingDocuments(draft: WithDocuments, sources: readonly WithDocuments[]): Attachment[] {
  const held = new Set(draft.attachments.map(({ key }) => key))
  const files = sources.flatMap(({ attachments }) => attachments).filter(({ check }) => check !== 'infected')
  return [...new Map(files.map((file) => [file.key, file])).values()].filter(({ key }) => !held.has(key))
}

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
