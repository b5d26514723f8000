import type { ApplicationContent } from '@tandem/contract/applications/content'
import { type ViolationCode, violationMessage } from '@tandem/contract/violations'
import { choosable } from '#features/reference/reference.api.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'

/**
 * Refuses what cannot be chosen from the lists and is not in the stored content either, each at its own path, and a
 * language named twice.
 */
export async function checkReferences(
  ctx: Context,
  content: ApplicationContent,
  stored: ApplicationContent,
): Promise<void> {
  const refusals = [
    ...(await unknownStudyInterests(ctx, content.studyInterests, stored.studyInterests)),
    ...(await unknownQualification(ctx, content.qualification, stored.qualification)),
    ...(await invalidLanguages(ctx, codesOf(content), codesOf(stored))),
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

const codesOf = ({ languages }: ApplicationContent): string[] => languages.map(({ name }) => name)

async function unknownStudyInterests(ctx: Context, ids: string[], stored: string[]): Promise<Refusal[]> {
  const known = await choosable(ctx.db, 'studyInterests', ids, stored)
  return ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `studyInterests[${index}]`, code: 'unknown_reference' }],
  )
}

async function unknownQualification(
  ctx: Context,
  key: string | null,
  stored: string | null,
): Promise<Refusal[]> {
  if (key === null || key === stored) return []
  const known = await choosable(ctx.db, 'qualifications', [key])
  return known.has(key) ? [] : [{ path: 'qualification', code: 'unknown_reference' }]
}

async function invalidLanguages(ctx: Context, codes: string[], stored: string[]): Promise<Refusal[]> {
  const known = await choosable(ctx.db, 'languages', codes, stored)
  return codes.flatMap((code, index): Refusal[] => {
    const path = `languages[${index}].name`
    if (!known.has(code)) return [{ path, code: 'unknown_reference' }]
    return codes.indexOf(code) < index ? [{ path, code: 'invalid' }] : []
  })
}
