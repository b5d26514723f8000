import * as z from 'zod/mini'
import { Phone } from '../accounts/registration.ts'
import { Email, Id, IdParams, line, text } from '../common.ts'
import { personImageBounds } from '../contacts.ts'
import { endpoint, envelope, only } from '../endpoint.ts'

/** The locations themselves are contents with versions (`contents.ts`); here is their order, and who works there. */
const admin = only('admin', 'backend')

const Key = z.string().check(z.minLength(1), z.maxLength(80))
const LocationParams = z.strictObject({ id: Key })

/** From what order to what other one: of two admins who move at once the second is told. */
const orderOf = <Member extends z.ZodMiniType<string>>(member: Member) => {
  const keys = z.array(member).check(z.maxLength(200))
  return z.strictObject({ from: keys, to: keys })
}

export const arrangeLocations = endpoint({
  method: 'PUT',
  path: '/backend/locations',
  summary: 'Put the locations of the university in another order',
  access: admin,
  body: orderOf(Key),
  /** Their keys. */
  output: envelope('locations', z.array(z.string())),
  errors: ['changed_elsewhere'],
})

export const LocationPersonContent = z.strictObject({
  /** Of somebody with an account its own: then what is said here changes nothing. */
  firstName: line(80),
  lastName: line(80),
  roleDe: text(120),
  roleEn: text(120),
  mail: z.union([z.literal(''), Email]),
  phone: z.union([z.literal(''), Phone]),
  hidden: z.boolean(),
})
export type LocationPersonContent = z.output<typeof LocationPersonContent>

const LocationPerson = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  roleDe: z.string(),
  roleEn: z.string(),
  mail: z.string(),
  phone: z.string(),
  hidden: z.boolean(),
  hasImage: z.boolean(),
  hasAccount: z.boolean(),
  revision: z.int(),
})
export type LocationPerson = z.output<typeof LocationPerson>

/** All of one location, in their order. */
const persons = envelope('persons', z.array(LocationPerson))

export const listLocationPersons = endpoint({
  method: 'GET',
  path: '/backend/locations/{id}/persons',
  summary: 'Everybody of a location in its order, hidden ones too',
  access: admin,
  params: LocationParams,
  output: persons,
})

export const addLocationPerson = endpoint({
  method: 'POST',
  path: '/backend/locations/{id}/persons',
  summary: 'List somebody at a location, behind the others',
  access: admin,
  params: LocationParams,
  body: LocationPersonContent,
  output: persons,
})

export const arrangeLocationPersons = endpoint({
  method: 'PUT',
  path: '/backend/locations/{id}/persons',
  summary: 'Put everybody of a location in another order',
  access: admin,
  params: LocationParams,
  body: orderOf(Id),
  output: persons,
  errors: ['changed_elsewhere'],
})

export const changeLocationPerson = endpoint({
  method: 'PUT',
  path: '/backend/location-persons/{id}',
  summary: 'Change what is said of somebody of a location',
  access: admin,
  params: IdParams,
  body: z.extend(LocationPersonContent, { revision: z.int() }),
  output: persons,
  errors: ['changed_elsewhere'],
})

export const removeLocationPerson = endpoint({
  method: 'DELETE',
  path: '/backend/location-persons/{id}',
  summary: 'Take somebody without an account off a location’s list; whoever has one can be hidden',
  access: admin,
  params: IdParams,
  output: persons,
})

export const changeLocationPersonImage = endpoint({
  method: 'POST',
  path: '/backend/location-persons/{id}/image',
  summary: 'Set the picture of somebody of a location; JSON with `image: null` removes it',
  access: admin,
  params: IdParams,
  upload: { field: 'image', maxBytes: personImageBounds.maxBytes },
  body: z.strictObject({ image: z.literal(null) }),
  output: persons,
  errors: ['file_type_not_allowed', 'file_too_large'],
})
