import { type ViolationCode, violationMessage } from '@tandem/contract/violations'
import { findOfferCompany } from '#features/search/search.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { SavedSearchBody } from '../codec/saved-search-codec.ts'
import { type Asked, findUnknown } from './references.store.ts'

const code: ViolationCode = 'unknown_reference'

/** Throws `invalid_input` that names each field with an entry that is on no list. */
export async function requireReferences(ctx: Context, viewer: Viewer, body: SavedSearchBody): Promise<void> {
  const unknown = await findUnknown(ctx.db, askedBy(body))
  if ('offer' in body && body.offer && !(await isOwnOffer(ctx, viewer, body.offer))) unknown.push('offer')
  if (unknown.length === 0) return
  const message = violationMessage(ctx.locale, code)
  throw new AppError(
    'invalid_input',
    unknown.map((propertyPath) => ({ propertyPath, code, message })),
  )
}

function askedBy(body: SavedSearchBody): Asked[] {
  const list = (set: Asked['set'], field: string, keys: string[]) =>
    keys.map((key, index) => ({ set, key, path: `${field}[${index}]` }))
  return [
    ...list('study_interest', 'studyInterests', body.studyInterests),
    ...list('study_course', 'studyCourses', body.studyCourses),
    ...list('subject_area', 'subjectAreas', body.subjectAreas),
    ...body.places.map(({ place }, index) => ({
      set: 'place' as const,
      key: place,
      path: `places[${index}].place`,
    })),
    ...('qualifications' in body
      ? [
          ...list('qualification', 'qualifications', body.qualifications),
          ...list('document_type', 'requiredDocuments', body.requiredDocuments),
          ...list('language', 'languages', body.languages.map(codeOf)),
        ]
      : []),
    ...('qualification' in body && body.qualification !== null
      ? [{ set: 'qualification' as const, key: body.qualification, path: 'qualification' }]
      : []),
  ]
}

const codeOf = (language: string): string => language.split('~')[0] ?? ''

async function isOwnOffer(ctx: Context, viewer: Viewer, offerId: string): Promise<boolean> {
  return viewer.type === 'company' && (await findOfferCompany(ctx.db, offerId)) === viewer.companyId
}
