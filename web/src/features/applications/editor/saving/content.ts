import type { Application } from '@tandem/contract/applications'
import { ApplicationContent } from '@tandem/contract/applications/content'
import * as z from 'zod/mini'
import { contentShape } from '#features/autosave/public.ts'

/** What stands in the form: shaped like the content, but not checked. */
export type Draft = z.input<typeof ApplicationContent>
export type ContentKey = keyof ApplicationContent

export const profileShape = contentShape<ApplicationContent, Draft>(ApplicationContent.shape)
export const { keys: contentKeys, savable, unsavedKeys } = profileShape

/** Drops what else a record has. */
const Content = z.object(ApplicationContent.shape)

export const contentOf = (application: Application): ApplicationContent => Content.parse(application)
