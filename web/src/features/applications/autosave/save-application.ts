import { type Application, updateApplication } from '@tandem/contract/applications'
import type { ApplicationContent } from '@tandem/contract/applications/content'
import { contentOf } from '#features/applications/editor/saving/content.ts'
import { ApiError, currentOf } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { readUnsaved, storeUnsaved } from '#lib/form/unsaved-values.ts'

/** A line that is down for long need not be remembered try by try. */
const mostRemembered = 10

/**
 * Saves what stands in an application. A save whose answer was lost may have arrived all the same: what it left there is
 * no change of somebody else, so the next one follows on it. That is remembered over a reload.
 */
export async function saveApplication(
  id: string,
  content: ApplicationContent,
  revision: number,
): Promise<Application> {
  const sent = JSON.stringify(content)
  remember(id, [...remembered(id), sent])
  try {
    const application = await call(updateApplication, { params: { id }, body: { ...content, revision } })
    forgetSaves(id)
    return application
  } catch (error) {
    const current = currentOf(error, updateApplication)
    if (current && current.revision > revision && isOwnSave(current))
      return saveApplication(id, content, current.revision)
    // It was refused, so it did not arrive.
    if (error instanceof ApiError && error.status < 500)
      remember(
        id,
        remembered(id).filter((each) => each !== sent),
      )
    throw error
  }
}

/** Whether this is what a save from here left, of which nothing was heard yet. */
export const isOwnSave = (application: Application): boolean =>
  remembered(application.id).includes(JSON.stringify(contentOf(application)))

/** Whoever leaves has given up what was not saved. */
export const forgetSaves = (id: string): void => storeUnsaved(keptAs(id), null)

const keptAs = (id: string) => `sent ${id}`
const remembered = (id: string) => (readUnsaved(keptAs(id))?.contents ?? []) as string[]

function remember(id: string, contents: string[]): void {
  const different = [...new Set(contents)].slice(-mostRemembered)
  storeUnsaved(keptAs(id), different.length > 0 ? { contents: different } : null)
}
