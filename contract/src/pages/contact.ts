import * as z from 'zod/mini'
import { Id, IdParams } from '../common.ts'
import { endpoint, envelope, everyone, file } from '../endpoint.ts'
import { imageSize } from '../images.ts'

const SupportPerson = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  phone: z.nullable(z.string()),
  hasImage: z.boolean(),
})
export type SupportPerson = z.output<typeof SupportPerson>

const ContactLocation = z.object({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  town: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  mail: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** When somebody is there, in words. */
  hours: z.nullable(z.string()),
  contacts: z.array(SupportPerson),
})
export type ContactLocation = z.output<typeof ContactLocation>

export const getContactDetails = endpoint({
  method: 'GET',
  path: '/contact',
  summary: 'How the university is reached: its address, its locations and the people there',
  access: everyone,
  output: envelope(
    'contact',
    z.object({
      address: z.array(z.string()),
      mail: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      hours: z.nullable(z.string()),
      locations: z.array(ContactLocation),
    }),
  ),
  cacheSeconds: 60,
})

export const getSupportImage = endpoint({
  method: 'GET',
  path: '/contact/support/{id}/image',
  summary: 'The picture of a support contact, who is public',
  access: everyone,
  params: IdParams,
  query: z.strictObject({ size: imageSize }),
  output: file,
  cacheSeconds: 60,
})
