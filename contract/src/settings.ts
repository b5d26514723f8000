import * as z from 'zod/mini'
import { Latitude, Longitude, whole } from './common.ts'
import { endpoint, envelope, everyone, signedIn, type VisitorSetting } from './endpoint.ts'

const Coordinates = z.object({ latitude: Latitude, longitude: Longitude })
const on = z._default(z.boolean(), true)
const off = z._default(z.boolean(), false)
const text = (standard: string) => z._default(z.string(), standard)
const number = (standard: number) => z._default(z.int(), standard)
/** Of what would lock everybody out, or delete them, when it is mistyped. */
const within = (min: number, max: number, standard: number) => z._default(whole(min, max), standard)
const yearMinutes = 365 * 24 * 60
/** A group of settings, each of which has its own default. */
const group = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  z.prefault(z.object(shape), {} as z.input<z.ZodMiniObject<Shape>>)

/** Every setting with its default (decisions, section 9). The keys are those of the database's rows. */
export const Settings = z.object({
  brand: group({ universityName: text('Duale Hochschule') }),
  applicant: group({
    allowMultipleApplications: on,
    enableMatches: on,
    enableApplicationSearch: on,
    accountRenewalOnLogin: on,
    enableApplicantTitleField: off,
    enableApplicantCountryAndUniversityField: off,
    youCanSayYouToMe: on,
  }),
  company: group({
    studyOffersVisibility: z._default(z.enum(['all', 'published-only-to-matching']), 'all'),
    offersEditableInline: off,
    offerType: z._default(z.enum(['studies', 'jobs']), 'studies'),
    map: group({ enable: off, fitBounds: on, zoom: number(6) }),
    profileRedirectToUrlIfNotAuthenticated: text(''),
    /** Within how many days applicants are promised an answer. */
    responseDays: within(1, 90, 14),
  }),
  offers: group({
    showInMenu: on,
    /** Visitors read offers and companies; not where applicants see only offers of their courses. */
    publicSearch: off,
  }),
  contact: group({
    map: group({
      zoom: number(16),
      centre: z._default(Coordinates, { latitude: 48.7834, longitude: 9.1732 }),
      markers: z._default(z.array(Coordinates), []),
    }),
    address: z._default(z.array(z.string()), []),
    /** Where messages go that are for no location; without it to the sender of our mails. */
    mail: text(''),
    phone: text(''),
    hours: group({ de: text(''), en: text('') }),
  }),
  social: z._default(z.record(z.string(), z.url()), {}),
  pages: group({ imprint: on, privacy: on, terms: on, accessibility: on }),
  analytics: group({ url: text(''), siteId: number(1), heartbeat: number(60) }),
  session: group({ idleMinutes: within(1, yearMinutes, 120), absoluteMinutes: within(1, yearMinutes, 720) }),
  account: group({
    /** 0 means unlimited. */
    maxLifetimeDays: within(0, 36_500, 365),
    /** Admins may only set up a second factor until they have one. */
    requireSecondFactorOfAdmins: off,
  }),
})
export type Settings = z.output<typeof Settings>

/** What the client may know: all but how sessions and accounts expire. */
export const PublicSettings = z.omit(Settings, { session: true, account: true })
export type PublicSettings = z.output<typeof PublicSettings>

/** Whether visitors may read what the setting opens: never more than an applicant who looks for something else. */
export const isOpenToVisitors = (
  { offers, company }: Pick<PublicSettings, 'offers' | 'company'>,
  by: VisitorSetting | undefined,
): boolean => by === 'offers.publicSearch' && offers.publicSearch && company.studyOffersVisibility === 'all'

export const getSettings = endpoint({
  method: 'GET',
  path: '/settings',
  summary: 'What the client needs before it renders: brand, feature flags, pages, links, maps',
  access: everyone,
  output: envelope('settings', PublicSettings),
})

export const getApplicantSettings = endpoint({
  method: 'GET',
  path: '/applicant-profile/settings',
  summary: 'Applicant settings',
  access: signedIn,
  output: envelope('settings', z.object({ allowMultipleApplications: z.boolean() })),
})

export const getCompanySettings = endpoint({
  method: 'GET',
  path: '/company-profile/settings',
  summary: 'Company settings',
  access: signedIn,
  output: envelope('settings', Settings.shape.company),
})

export const messageMailIntervals = ['immediately', 'daily'] as const

const ownMessagingSettings = {
  /** How soon a mail tells of unread messages; whether at all is the subscription `messages`. */
  mailInterval: z.enum(messageMailIntervals),
  /** Whether the other side sees that a message was read. */
  readReceipts: z.boolean(),
}
export const OwnMessagingSettings = z.strictObject(ownMessagingSettings)
const MessagingSettings = z.object({
  maxLength: z.int(),
  maxAttachments: z.int(),
  maxAttachmentBytes: z.int(),
  ...ownMessagingSettings,
})

export const getMessagingSettings = endpoint({
  method: 'GET',
  path: '/messaging/settings',
  summary: 'Your messaging settings, and the limits for messages and their attachments',
  access: signedIn,
  output: envelope('settings', MessagingSettings),
})

export const updateMessagingSettings = endpoint({
  method: 'PUT',
  path: '/messaging/settings',
  summary: 'Change your messaging settings',
  access: signedIn,
  body: OwnMessagingSettings,
  output: envelope('settings', MessagingSettings),
})
