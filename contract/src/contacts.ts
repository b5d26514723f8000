import * as z from 'zod/mini'
import { Phone } from './accounts/registration.ts'
import { can, Email, Id, IdParams, TitleLanguage, text } from './common.ts'
import { collection, endpoint, envelope, file, item, only, recordType, signedIn } from './endpoint.ts'
import { documentErrors, heldBackErrors } from './errors.ts'
import { offerStatuses } from './offers.ts'

export const contactTypes = ['company', 'institution_location'] as const
export const personFileBounds = { maxBytes: 10 * 1024 * 1024, maxPerPerson: 5 } as const
export const personImageBounds = { maxBytes: 5 * 1024 * 1024 } as const

const Organisation = z.object({
  type: z.enum(contactTypes),
  id: z.string(),
  name: z.string(),
  town: z.string(),
})

/** A contact as others see them. */
const contact = {
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  /** In the reader's language. */
  role: z.string(),
  mail: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  hasImage: z.boolean(),
  organisation: Organisation,
  /** `edit`: the reader's own profile. */
  can: can('message', 'edit'),
}
export const Contact = z.object(contact)
export type Contact = z.output<typeof Contact>

const PersonFile = z.object({
  ...{ id: Id, name: z.string(), mediaType: z.string(), size: z.int() },
  /** In the own profile alone: it was infected, and only its name is left. */
  check: z.optional(z.enum(['infected'])),
})

export const ContactDetails = z.object({
  ...contact,
  files: z.array(PersonFile),
  /** Published offers that name the person. */
  offers: z.array(z.object({ id: Id, title: z.string(), titleLanguage: TitleLanguage })),
})
export type ContactDetails = z.output<typeof ContactDetails>

export const listContacts = endpoint({
  method: 'GET',
  path: '/organisation/{type}/{id}/contacts',
  summary: 'The contacts of a company or an institution location, in its order; hidden ones are left out',
  access: signedIn,
  onBehalf: 'allowed',
  params: z.strictObject({ type: z.enum(contactTypes), id: z.string().check(z.maxLength(60)) }),
  output: collection(recordType('OrganisationPerson', '/organisation-person/', Contact)),
})

export const getContact = endpoint({
  method: 'GET',
  path: '/organisation-person/{id}',
  summary: 'A contact of a company or an institution location',
  access: signedIn,
  onBehalf: 'allowed',
  params: IdParams,
  output: item(recordType('OrganisationPerson', '/organisation-person/', ContactDetails)),
})

export const getContactFile = endpoint({
  method: 'GET',
  path: '/organisation-person/{id}/file/{fileId}',
  summary: 'A file of a contact',
  access: signedIn,
  onBehalf: 'allowed',
  params: z.strictObject({ id: Id, fileId: Id }),
  output: file,
  errors: heldBackErrors,
})

/** Somebody of a company, as those who work for it see them. */
export const CompanyPerson = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  mail: z.string(),
  phone: z.string(),
  hasImage: z.boolean(),
  /** Others do not see the person. */
  hidden: z.boolean(),
  hasAccount: z.boolean(),
  /** Left out unless the account is not confirmed, has expired or is locked: nor do others see the person then. */
  inactive: z.optional(z.literal(true)),
  /** Offers that name the person. */
  offers: z.array(z.object({ id: Id, title: z.string(), status: z.enum(offerStatuses) })),
  revision: z.int(),
})
export type CompanyPerson = z.output<typeof CompanyPerson>

const persons = envelope('persons', z.array(CompanyPerson))

export const listCompanyPersons = endpoint({
  method: 'GET',
  path: '/organisation-persons/{id}',
  summary: 'Everybody of your own company in its order, hidden ones too; for admins of any company',
  access: { types: ['company', 'admin'] },
  onBehalf: 'allowed',
  params: IdParams,
  output: persons,
})

export const arrangeCompanyPersons = endpoint({
  method: 'PUT',
  path: '/organisation-persons/{id}',
  summary: 'Put everybody of your own company in order, and say who is hidden',
  access: only('company', 'company-profile-edit'),
  onBehalf: 'arrange_persons',
  params: IdParams,
  body: z.strictObject({
    persons: z
      .array(z.strictObject({ id: Id, hidden: z.boolean(), revision: z.int() }))
      .check(z.maxLength(500)),
  }),
  output: persons,
  errors: ['changed_elsewhere'],
})

/** What a contact says of themselves; the name is the account's. */
export const PersonContent = z.strictObject({
  roleDe: text(120),
  roleEn: text(120),
  mail: z.union([z.literal(''), Email]),
  phone: z.union([z.literal(''), Phone]),
})
export type PersonContent = z.output<typeof PersonContent>

export const PersonProfile = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  roleDe: z.string(),
  roleEn: z.string(),
  mail: z.string(),
  phone: z.string(),
  hidden: z.boolean(),
  hasImage: z.boolean(),
  files: z.array(PersonFile),
  organisation: Organisation,
  revision: z.int(),
})
export type PersonProfile = z.output<typeof PersonProfile>

const contactAccount = { types: ['company', 'admin'] } as const
const profile = envelope('profile', PersonProfile)

export const getPersonProfile = endpoint({
  method: 'GET',
  path: '/organisation-person-profile',
  summary: 'Your own profile as a contact; an admin without one has none',
  access: contactAccount,
  output: profile,
})

export const savePersonProfile = endpoint({
  method: 'POST',
  path: '/organisation-person-profile',
  summary: 'Save your own profile as a contact',
  access: contactAccount,
  body: z.extend(PersonContent, { revision: z.int() }),
  output: profile,
  errors: ['changed_elsewhere'],
})

export const savePersonImage = endpoint({
  method: 'POST',
  path: '/organisation-person-profile/image/{id}',
  summary: 'Set your own picture; JSON with `image: null` removes it',
  access: contactAccount,
  /** There is one picture: it goes by its name, by a number as clients of the old product count, or by your own id. */
  params: z.strictObject({ id: z.union([z.enum(['mainImage', '0', '1']), Id]) }),
  upload: { field: 'image', maxBytes: personImageBounds.maxBytes },
  body: z.strictObject({ image: z.literal(null) }),
  output: profile,
  errors: ['file_type_not_allowed', 'file_too_large'],
})

export const savePersonFile = endpoint({
  method: 'POST',
  path: '/organisation-person-profile/file/{id}',
  summary: 'Add a file as `new`, or replace one by its id; JSON with `file: null` removes it',
  access: contactAccount,
  /** No number: whether it counts from 0 or from 1 decides which file would be replaced. */
  params: z.strictObject({ id: z.union([z.literal('new'), Id]) }),
  upload: { field: 'file', maxBytes: personFileBounds.maxBytes },
  body: z.strictObject({ file: z.literal(null) }),
  output: profile,
  errors: [...documentErrors, 'too_many_files'],
})
