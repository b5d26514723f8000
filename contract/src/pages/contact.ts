import * as z from 'zod/mini'
import { Email, Id, IdParams, line, text, whole } from '../common.ts'
import { endpoint, envelope, everyone, file } from '../endpoint.ts'
import { size } from '../images.ts'

export const contactTopics = [
  'admission',
  'application',
  'company',
  'technical',
  'accessibility',
  'other',
] as const
export type ContactTopic = (typeof contactTopics)[number]

/** Nobody has read the page and written a message in less. */
export const leastContactSeconds = 3
export const maxContactMessage = 2000

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
  query: z.strictObject({ size }),
  output: file,
  cacheSeconds: 60,
})

export const ContactMessage = z.strictObject({
  topic: z.enum(contactTopics),
  name: line(100),
  email: Email,
  /** Key of a location; without it the message goes to the university. */
  locationId: z.optional(line(60)),
  /** A support contact, who gets it alone. */
  contactId: z.optional(Id),
  /** Of a barrier: where it was met. */
  page: z.optional(text(300)),
  message: line(maxContactMessage),
  /** A field that nobody sees, and only programs fill in. */
  website: z._default(text(200), ''),
  /** How long the form was open. */
  seconds: whole(0, 10_000_000),
})

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  summary: 'Write to the university, a location or a support contact; a copy goes to the sender',
  access: everyone,
  body: ContactMessage,
  output: envelope('sent', z.literal(true)),
  limitPerMinute: 5,
})
