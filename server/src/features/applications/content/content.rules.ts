import { applicationTypes, type missingParts } from '@tandem/contract/applications'
import { type Filled, takesCoverLetter } from '@tandem/contract/applications/completeness'
import type { ApplicationContent } from '@tandem/contract/applications/content'

export type Missing = { fields: (typeof missingParts)[number][]; documents: string[] }

/** What it lacks before it may be sent; of a profile, before it says enough. */
export function missing(
  { type, content, attachments, offerType }: Filled,
  requiredDocuments: string[],
): Missing {
  const given = new Set(attachments.map((attachment) => attachment.type))
  // The letter may be typed instead of attached.
  if (content.coverLetter !== '') given.add('cover_letter')
  const lacks = {
    studyInterests: offerType === 'studies' && content.studyInterests.length === 0,
    qualification: content.qualification === null,
    grade: content.grade === null,
    desiredYears: content.desiredYears.length === 0,
    coverLetter: takesCoverLetter(type) && content.coverLetter === '',
  } satisfies Record<(typeof missingParts)[number], boolean>
  return {
    fields: (Object.keys(lacks) as Missing['fields']).filter((part) => lacks[part]),
    documents: requiredDocuments.filter((document) => !given.has(document)),
  }
}

/** Keeps only what an application of this type has, and each choice once. */
export function contentFor(type: number, content: ApplicationContent): ApplicationContent {
  return {
    ...content,
    studyInterests: [...new Set(content.studyInterests)],
    desiredYears: [...new Set(content.desiredYears)],
    coverLetter: takesCoverLetter(type) ? content.coverLetter : '',
    visibility: type === applicationTypes.profile ? content.visibility : 'hidden',
    disclosed: type === applicationTypes.profile ? [...new Set(content.disclosed)] : [],
  }
}

type Modules = ApplicationContent['moduleAdditionals']

/** Modules come and go, and are rated, by the self-test alone; the applicant says which of them are seen. */
export function withVisibility(
  modules: Modules,
  chosen: Pick<Modules[number], 'name' | 'visible'>[],
): Modules {
  const visibility = new Map(chosen.map(({ name, visible }) => [name, visible]))
  return modules.map((module) => ({ ...module, visible: visibility.get(module.name) ?? module.visible }))
}
