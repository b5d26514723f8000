import * as z from 'zod/mini'
import { Email, Id, line, text, whole } from '../common.ts'
import { endpoint, envelope, everyone } from '../endpoint.ts'
import { ContactProof } from './contact-proof.ts'

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

export const ContactMessage = z.strictObject({
  topic: z.enum(contactTopics),
  name: line(100),
  email: Email,
  /** Key of a location; without it the message goes to the university. */
  locationId: z.optional(line(60)),
  /** A support contact, who gets it alone, unless their address is refused. */
  contactId: z.optional(Id),
  /** Of a barrier: where it was met. */
  page: z.optional(text(300)),
  message: line(maxContactMessage),
  /** A field that nobody sees, and only programs fill in. */
  website: z._default(text(200), ''),
  /** What `proof_required` asks for. */
  proof: z.optional(ContactProof),
  /** How long the form was open. */
  seconds: whole(0, 10_000_000),
})

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  summary: 'Write to the university, a location or a support contact; the sender gets a confirmation',
  access: everyone,
  body: ContactMessage,
  output: envelope('sent', z.literal(true)),
  errors: ['proof_required'],
  limitPerMinute: 5,
  visitorsRepeat: true,
})
