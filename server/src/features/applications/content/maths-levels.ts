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
 * Shows levels in whatever the applicant has not sent yet, or stops showing them. What nobody chose to show is not
 * written down, and what was sent stays as it was read. Only the profile that the choice is about looks changed: the
 * others keep their time, and with it their order.
 */
export async function shareMathsLevels(
  ctx: Context,
  viewer: ApplicantViewer,
  levels: readonly Level[],
): Promise<void> {
  const rows = await lockOpenContents(ctx.db, viewer.applicantId)
  const profile = rows.find(({ type }) => type === applicationTypes.profile)
  for (const { id, modules, revision } of rows) {
    const known = modules.map((module) => levels.find(({ name }) => name === module.name) ?? module)
    const isNew = ({ name, visible }: Level) => visible && !modules.some((module) => module.name === name)
    const moduleAdditionals = [...known, ...levels.filter(isNew)]
    if (JSON.stringify(moduleAdditionals) === JSON.stringify(modules)) continue
    const time = id === profile?.id ? { updatedAt: ctx.clock() } : {}
    await updateRow(ctx.db, id, { moduleAdditionals, revision: revision + 1, ...time })
  }
}
