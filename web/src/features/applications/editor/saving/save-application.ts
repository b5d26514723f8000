import type { Application } from '@tandem/contract/applications'
import type { ApplicationContent } from '@tandem/contract/applications/content'
import { updateApplication } from '@tandem/contract/applications/drafts'
import { currentOf } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { ownSaves } from '#lib/form/own-saves.ts'
import { contentOf } from './content.ts'

export const {
  save: saveApplication,
  isOwn: isOwnSave,
  forget: forgetSaves,
} = ownSaves<ApplicationContent, Application>({
  put: (id, content, revision) => call(updateApplication, { params: { id }, body: { ...content, revision } }),
  currentOf: (error) => currentOf(error, updateApplication),
  contentOf,
})
