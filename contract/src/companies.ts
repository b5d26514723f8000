import * as z from 'zod/mini'
import { Id } from './common.ts'
import { endpoint, everyone, file } from './endpoint.ts'

/** Pixels of the longer side; the smallest that fits is served. */
export const imageSizes = [96, 320, 960] as const

export const getCompanyImage = endpoint({
  method: 'GET',
  path: '/company/{id}/image/{name}',
  summary: 'Logo or main image of a confirmed company',
  access: everyone,
  params: z.strictObject({ id: Id, name: z.enum(['logo', 'mainImage']) }),
  query: z.strictObject({ size: z._default(z.pipe(z.coerce.number(), z.literal(imageSizes)), 320) }),
  output: file,
  cacheSeconds: 3600,
})
