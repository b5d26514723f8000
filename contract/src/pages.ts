import * as z from 'zod/mini'
import { Instant } from './common.ts'
import { endpoint, everyone, item, recordType } from './endpoint.ts'

/** The static pages; each can be switched off by a setting. */
export const pageKeys = ['imprint', 'privacy', 'terms', 'accessibility'] as const
export type PageKey = (typeof pageKeys)[number]

export const CmsPage = z.object({
  id: z.enum(pageKeys),
  title: z.string(),
  /** Markdown without HTML. */
  body: z.string(),
  updatedAt: Instant,
})

export const getPage = endpoint({
  method: 'GET',
  path: '/cms/page/{id}',
  summary: 'A static page in the language of the request',
  access: everyone,
  params: z.strictObject({ id: z.enum(pageKeys) }),
  output: item(recordType('Page', '/cms/page/', CmsPage)),
  cacheSeconds: 60,
})
