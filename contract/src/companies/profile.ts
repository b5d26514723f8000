import * as z from 'zod/mini'
import { Phone, PostalCode, Website } from '../accounts/registration.ts'
import { companyStatuses } from '../accounts.ts'
import { can, Email, Id, IdParams, Latitude, Longitude, line, text, whole } from '../common.ts'
import { AdmittedStudyInterests } from '../companies.ts'
import { Contact } from '../contacts.ts'
import { endpoint, envelope, file, item, only, recordType, signedInOrPublicSearch } from '../endpoint.ts'
import { documentErrors, heldBackErrors } from '../errors.ts'

export const companyFileBounds = { maxBytes: 10 * 1024 * 1024, maxPerCompany: 10 } as const
/** `smallest` in pixels. */
export const companyImageBounds = {
  maxBytes: 5 * 1024 * 1024,
  smallest: { logo: { width: 320, height: 320 }, mainImage: { width: 1600, height: 400 } },
} as const

const Coordinates = z.nullable(z.strictObject({ latitude: Latitude, longitude: Longitude }))
const open = z.literal('')
const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

const Part = z.number().check(z.minimum(0), z.maximum(1))

/** A point of an image, as parts of its width and height from the top left corner. */
const ImagePoint = z.strictObject({ x: Part, y: Part })
export type ImagePoint = z.output<typeof ImagePoint>

export const imageMiddle: ImagePoint = { x: 0.5, y: 0.5 }

/** What an image shows, in German and English; either may be empty. */
const ImageText = z.strictObject({ de: text(200), en: text(200) })
export type ImageText = z.output<typeof ImageText>

/** What a company writes about itself. An empty English text is shown in German with a hint. */
export const CompanyContent = z.strictObject({
  name: line(200),
  descriptionDe: text(4000),
  descriptionEn: text(4000),
  industry: text(100),
  size: text(60),
  street: line(200),
  zip: PostalCode,
  town: line(100),
  country: CountryCode,
  coordinates: Coordinates,
  mail: z.union([open, Email]),
  phone: z.union([open, Phone]),
  fax: z.union([open, Phone]),
  www: z.union([open, Website]),
  /** The year in which it became a partner of the university. */
  partnerSince: z.nullable(whole(1950, 2100)),
  /** Whether applications without an offer may come. */
  acceptsInitiatives: z.boolean(),
})
export type CompanyContent = z.output<typeof CompanyContent>

const CompanyFile = z.object({
  ...{ id: Id, name: z.string(), mediaType: z.string(), size: z.int() },
  /** In the own profile alone: it was infected, and only its name is left. */
  check: z.optional(z.enum(['infected'])),
})
export type CompanyFile = z.output<typeof CompanyFile>

/** The same as it is stored: registrations and imports may have left something out. */
const stored = {
  name: z.string(),
  industry: z.string(),
  size: z.string(),
  street: z.string(),
  zip: z.string(),
  town: z.string(),
  country: z.string(),
  coordinates: Coordinates,
  mail: z.string(),
  phone: z.string(),
  fax: z.string(),
  www: z.string(),
  partnerSince: z.nullable(z.int()),
  acceptsInitiatives: z.boolean(),
  hasLogo: z.boolean(),
  hasMainImage: z.boolean(),
  /** What every crop of the main image is made around; absent where that is its middle. */
  mainImageFocus: z.optional(ImagePoint),
  /** What the main image shows, for those who do not see it; absent where nothing is written. */
  mainImageText: z.optional(z.object({ de: z.string(), en: z.string() })),
  files: z.array(CompanyFile),
}

export const CompanyProfile = z.object({
  id: Id,
  ...stored,
  descriptionDe: z.string(),
  descriptionEn: z.string(),
  status: z.enum(companyStatuses),
  studyInterests: AdmittedStudyInterests,
  revision: z.int(),
  can: can('edit'),
})
export type CompanyProfile = z.output<typeof CompanyProfile>

const editor = only('company', 'company-profile-edit')
const profile = envelope('profile', CompanyProfile)

export const getCompanyProfile = endpoint({
  method: 'GET',
  path: '/company-profile',
  summary: 'The profile of your own company',
  access: only('company'),
  onBehalf: 'allowed',
  output: profile,
})

export const saveCompanyProfile = endpoint({
  method: 'POST',
  path: '/company-profile',
  summary: 'Save the profile of your own company as a whole',
  access: editor,
  onBehalf: 'save_profile',
  body: z.extend(CompanyContent, { revision: z.int() }),
  output: profile,
  errors: ['changed_elsewhere'],
})

export const saveCompanyImage = endpoint({
  method: 'POST',
  path: '/company-profile/image/{id}',
  summary:
    'Set the logo or the main image of your own company; JSON with `image: null` removes it, with `focus` it says what crops of the main image are made around, with `text` what it shows',
  access: editor,
  onBehalf: 'save_image',
  /** Of the two images only a name tells which is meant: neither a number nor the company's id would. */
  params: z.strictObject({ id: z.enum(['logo', 'mainImage']) }),
  upload: { field: 'image', maxBytes: companyImageBounds.maxBytes },
  body: z.union([
    z.strictObject({ image: z.literal(null) }),
    z.strictObject({ focus: ImagePoint }),
    z.strictObject({ text: ImageText }),
  ]),
  output: profile,
  errors: ['file_type_not_allowed', 'file_too_large'],
})

export const saveCompanyFile = endpoint({
  method: 'POST',
  path: '/company-profile/file/{id}',
  summary: 'Add a file as `new`, or replace one by its id; JSON with `file: null` removes it',
  access: editor,
  onBehalf: 'save_file',
  /** No number: whether it counts from 0 or from 1 decides which file would be replaced. */
  params: z.strictObject({ id: z.union([z.literal('new'), Id]) }),
  upload: { field: 'file', maxBytes: companyFileBounds.maxBytes },
  body: z.strictObject({ file: z.literal(null) }),
  output: profile,
  errors: [...documentErrors, 'too_many_files'],
})

/** A company as others see it. */
export const Company = z.object({
  id: Id,
  status: z.enum(companyStatuses),
  ...stored,
  /** In the reader's language; `translated` is false where only the German one exists. */
  description: z.object({ text: z.string(), translated: z.boolean() }),
  /** Days to an answer, the median of the last 12 months; null while there are too few. */
  answerDays: z.nullable(z.int()),
  /** Left out unless every account of the company has expired or is locked: it takes no applications then. */
  unattended: z.optional(z.literal(true)),
  /** Whom the reader may know of, in the company's order; empty for visitors and other companies. */
  contacts: z.array(Contact),
  can: can('edit'),
})
export type Company = z.output<typeof Company>

export const getCompany = endpoint({
  method: 'GET',
  path: '/company/{id}',
  summary: 'A confirmed company, or your own',
  access: signedInOrPublicSearch,
  onBehalf: 'allowed',
  params: IdParams,
  output: item(recordType('Company', '/company/', Company)),
})

export const getCompanyFile = endpoint({
  method: 'GET',
  path: '/company/{id}/file/{fileId}',
  summary: 'A file of a confirmed company, or of your own',
  access: signedInOrPublicSearch,
  onBehalf: 'allowed',
  params: z.strictObject({ id: Id, fileId: Id }),
  output: file,
  errors: heldBackErrors,
})

/** What makes a profile whole, in percent. What brings most comes first. */
const parts = [
  ['descriptionDe', 20, (profile) => profile.descriptionDe !== ''],
  ['descriptionEn', 15, (profile) => profile.descriptionEn !== ''],
  ['logo', 15, (profile) => profile.hasLogo],
  ['mainImage', 10, (profile) => profile.hasMainImage],
  ['address', 10, ({ street, zip, town }) => street !== '' && zip !== '' && town !== ''],
  ['industry', 5, (profile) => profile.industry !== ''],
  ['size', 5, (profile) => profile.size !== ''],
  ['coordinates', 5, (profile) => profile.coordinates !== null],
  ['contact', 5, (profile) => profile.mail !== '' || profile.phone !== ''],
  ['www', 5, (profile) => profile.www !== ''],
  ['files', 5, (profile) => profile.files.some(({ check }) => !check)],
] as const satisfies [string, number, (profile: CompletenessFacts) => boolean][]

export type CompletenessFacts = Omit<CompanyProfile, 'id' | 'status' | 'studyInterests' | 'revision' | 'can'>
export type ProfilePart = (typeof parts)[number][0]

/** How complete a company's profile is, and what is missing, the best next step first. */
export function companyCompleteness(profile: CompletenessFacts): {
  percent: number
  missing: { part: ProfilePart; gain: number }[]
} {
  const missing = parts.flatMap(([part, gain, isThere]) => (isThere(profile) ? [] : [{ part, gain }]))
  return { percent: 100 - missing.reduce((sum, { gain }) => sum + gain, 0), missing }
}
