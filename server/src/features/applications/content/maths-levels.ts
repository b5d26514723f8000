import { applicationTypes } from '@tandem/contract/applications'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { updateRow } from '../applications.store.ts'
import { listOpenContents, lockOpenContents } from './maths-levels.store.ts'

type Level = { name: string; rating: number; visible: boolean }

/** What the newest profile says of the maths test; null without a profile. */
export async function findMathsModules(ctx: Context, viewer: ApplicantViewer): Promise<Level[] | null> {
  const rows = await listOpenContents(ctx.db, viewer.applicantId)
  return rows.find(({ type }) => type === applicationTypes.profile)?.modules ?? null
}

/**
 * Shows a level in whatever the applicant has not sent yet, or stops showing it. What nobody chose to show is not written
 * down, and what was sent stays as it was read.
 */
export async function shareMathsLevel(ctx: Context, viewer: ApplicantViewer, level: Level): Promise<void> {
  for (const { id, modules, revision } of await lockOpenContents(ctx.db, viewer.applicantId)) {
    const isThere = modules.some(({ name }) => name === level.name)
    if (!isThere && !level.visible) continue
    const moduleAdditionals = isThere
      ? modules.map((module) => (module.name === level.name ? level : module))
      : [...modules, level]
    await updateRow(ctx.db, id, { moduleAdditionals, revision: revision + 1, updatedAt: ctx.clock() })
  }
}
