import type { Application } from '@tandem/contract/applications'
import type { updateApplication as endpoint } from '@tandem/contract/applications/drafts'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { ChangedElsewhere } from '#platform/http/app-error.ts'
import { checkReferences } from '../content/check-references.ts'
import { contentFor, withVisibility } from '../content/content.rules.ts'
import { readContent, writeContent } from '../content/content.store.ts'
import { showApplication } from '../reading/show-application.ts'
import { requireDraft } from './require-draft.ts'

export function updateApplication(
  ctx: Context,
  viewer: ApplicantViewer,
  {
    params,
    body: { revision, moduleAdditionals, ...rest },
  }: Pick<HandlerInput<typeof endpoint>, 'params' | 'body'>,
): Promise<Application> {
  return transaction(ctx, async (ctx) => {
    const application = await requireDraft(ctx, viewer, params.id)
    if (application.revision !== revision)
      throw new ChangedElsewhere(await showApplication(ctx, viewer, application.id))
    const modules = withVisibility(application.moduleAdditionals, moduleAdditionals)
    const content = { ...rest, moduleAdditionals: modules }
    const stored = await readContent(ctx.db, application.id)
    await checkReferences(ctx, content, stored)
    const revised = { revision: revision + 1, updatedAt: ctx.clock() }
    await writeContent(ctx.db, application.id, contentFor(application.type, content), { stored, revised })
    return showApplication(ctx, viewer, application.id)
  })
}
