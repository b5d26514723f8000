import * as z from 'zod/mini'
import { Id, IdParams } from './common.ts'
import { endpoint, everyone, file, signedIn } from './endpoint.ts'

/** Pixels of the longer side; the smallest that fits is served. */
export const imageSizes = [96, 320, 960] as const

/** As a query asks for it. */
export const imageSize = z._default(z.pipe(z.coerce.number(), z.literal(imageSizes)), 320)

export const getApplicantImage = endpoint({
  method: 'GET',
  path: '/applicant/{id}/image/{name}',
  summary: 'The photo of an applicant, for themselves and for whoever may know who they are',
  access: signedIn,
  params: z.strictObject({ id: Id, name: z.literal('mainImage') }),
  query: z.strictObject({
    size: imageSize,
    /** What the record says of its photo: whoever has an older one asks past what the browser keeps. */
    v: z.optional(z.string().check(z.maxLength(40))),
  }),
  output: file,
  cacheSeconds: 60,
})

export const getContactImage = endpoint({
  method: 'GET',
  path: '/organisation-person/{id}/image/mainImage',
  summary: 'The picture of a contact',
  access: signedIn,
  onBehalf: 'allowed',
  params: IdParams,
  query: z.strictObject({ size: imageSize }),
  output: file,
  cacheSeconds: 60,
})

export const getCompanyImage = endpoint({
  method: 'GET',
  path: '/company/{id}/image/{name}',
  summary: 'Logo or main image of a confirmed company',
  access: everyone,
  params: z.strictObject({ id: Id, name: z.enum(['logo', 'mainImage']) }),
  query: z.strictObject({
    size: imageSize,
    /** Whoever has just changed the image asks past what the browser keeps. */
    v: z.optional(z.string().check(z.maxLength(40))),
  }),
  output: file,
  cacheSeconds: 3600,
})
