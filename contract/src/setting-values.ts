import * as z from 'zod/mini'
import { Email, Latitude, Longitude, line, whole } from './common.ts'

const Coordinates = z.object({ latitude: Latitude, longitude: Longitude })
/** The logo as a data URL, so that no other server is asked for it; without one the name stands alone. */
const Partner = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  url: z.url({ protocol: /^https?$/ }),
  logo: z._default(
    z.union([
      z.literal(''),
      z
        .string()
        .check(z.maxLength(20_000), z.regex(/^data:image\/(svg\+xml|png|webp);base64,[A-Za-z0-9+/]+=*$/)),
    ]),
    '',
  ),
})
export type Partner = z.output<typeof Partner>
const partners = z._default(z.array(Partner).check(z.maxLength(12)), [])
const on = z._default(z.boolean(), true)
const off = z._default(z.boolean(), false)
const text = (standard: string) => z._default(z.string().check(z.maxLength(500)), standard)
/** Of a map: the world to a single house. */
const zoom = (standard: number) => z._default(whole(1, 19), standard)
const address = z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]), '')
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
    map: group({ enable: off, fitBounds: on, zoom: zoom(6) }),
    profileRedirectToUrlIfNotAuthenticated: address,
    /** Within how many days applicants are promised an answer. */
    responseDays: within(1, 90, 14),
    /** Admins look at what companies change in their texts and in published offers. */
    reviewChangedTexts: on,
  }),
  offers: group({
    showInMenu: on,
    /** Visitors read offers and companies; not where applicants see only offers of their courses. */
    publicSearch: off,
  }),
  contact: group({
    map: group({
      zoom: zoom(16),
      centre: z._default(Coordinates, { latitude: 48.7834, longitude: 9.1732 }),
      markers: z._default(z.array(Coordinates).check(z.maxLength(50)), []),
    }),
    address: z._default(z.array(line(200)).check(z.maxLength(10)), []),
    /** Where messages go that are for no location; without it to the sender of our mails. */
    mail: z._default(z.union([z.literal(''), Email]), ''),
    phone: text(''),
    hours: group({ de: text(''), en: text('') }),
  }),
  /** Whose logos stand in the footer of the public pages: who pays for the platform, and what else the university runs. */
  footer: group({ sponsors: partners, platforms: partners }),
  /** By the name of the network, such as `instagram`, the address there. */
  social: z._default(z.record(z.string(), z.url({ protocol: /^https?$/ })), {}),
  pages: group({ imprint: on, privacy: on, terms: on, accessibility: on }),
  /** A Matomo that counts visits of those who agree; the heartbeat in seconds, 0 for none. */
  analytics: group({
    url: address,
    siteId: within(1, 1_000_000, 1),
    heartbeat: within(0, 3600, 60),
  }),
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
export const PublicSettings = z.extend(z.omit(Settings, { session: true, account: true }), {
  /** Rises with each change of the reference lists: what is kept of older ones is asked for again. */
  referenceVersion: z.optional(z.int()),
})
export type PublicSettings = z.output<typeof PublicSettings>
