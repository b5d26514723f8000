import type { ApplicationContent } from '@tandem/contract/applications/content'
import { type ViolationCode, violationMessage } from '@tandem/contract/violations'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { activeLanguages, activeStudyInterests, isActiveQualification } from './references.store.ts'

/** Refuses what cannot be chosen from the lists, each at its own path, and a language named twice. */
export async function checkReferences(ctx: Context, content: ApplicationContent): Promise<void> {
  const refusals = [
    ...(await unknownStudyInterests(ctx, content.studyInterests)),
    ...(await unknownQualification(ctx, content.qualification)),
    ...(await invalidLanguages(ctx, content.languages)),
  ]
  if (refusals.length === 0) return
  throw new AppError(
    'invalid_input',
    refusals.map(({ path, code }) => ({
      propertyPath: path,
      code,
      message: violationMessage(ctx.locale, code),
    })),
  )
}

type Refusal = { path: string; code: ViolationCode }

async function unknownStudyInterests(ctx: Context, ids: string[]): Promise<Refusal[]> {
  // Only the decimal form that the lists hand out: `036` and `36` would be the same row twice.
  const known = await activeStudyInterests(ctx.db, ids.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number))
  return ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `studyInterests[${index}]`, code: 'unknown_reference' }],
  )
}

async function unknownQualification(ctx: Context, key: string | null): Promise<Refusal[]> {
  if (key === null || (await isActiveQualification(ctx.db, key))) return []
  return [{ path: 'qualification', code: 'unknown_reference' }]
}

async function invalidLanguages(
  ctx: Context,
  languages: ApplicationContent['languages'],
): Promise<Refusal[]> {
  const codes = languages.map(({ language }) => language)
  const known = await activeLanguages(ctx.db, codes)
  return codes.flatMap((code, index): Refusal[] => {
    const path = `languages[${index}].language`
    if (!known.has(code)) return [{ path, code: 'unknown_reference' }]
    return codes.indexOf(code) < index ? [{ path, code: 'invalid' }] : []
  })
}
