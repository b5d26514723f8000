import * as z from 'zod/mini'
import { Instant, line, wholeInQuery } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'
import { funnelSteps } from '../received-applications/funnel.ts'
import { notificationIntervals } from '../saved-searches.ts'

/** Of fewer persons nothing is told, and nothing from which it could be worked out. */
export const fewestPersons = 5

/** What becomes of a profile. `off`: the account is locked or has run out, so nobody finds it. */
export const profileStates = ['open', 'anonymous', 'hidden', 'none', 'off'] as const
export type ProfileState = (typeof profileStates)[number]

export const mathsLevels = [1, 2, 3] as const

/** Stands for what belongs to no location. */
export const noLocation = 'none'

/** Null: not shown, so that no number below `fewestPersons` can be read or worked out. */
const Persons = z.nullable(z.int())
/** A year, or a quarter of the year asked for: `2026`, `2026-1`. */
const Period = z.string()
const Places = { offers: z.int(), places: z.int(), free: z.int() }

export const PlatformStatistics = z.object({
  countedAt: Instant,
  /** That can be asked for, the newest first. */
  years: z.array(z.int()),
  locations: z.array(z.object({ key: z.string(), name: z.string() })),
  /** Confirmed accounts of applicants, and companies. */
  registrations: z.array(z.object({ period: Period, applicants: Persons, companies: z.int() })),
  /** Those who registered in the period, each with the most visible profile. */
  profiles: z.array(z.object({ state: z.enum(profileStates), applicants: Persons })),
  applicants: Persons,
  /** Published offers by the year in which they begin. They stand on the pages of the offers, so all are told. */
  startYears: z.array(z.object({ year: z.int(), ...Places })),
  courses: z.array(z.object({ id: z.string(), name: z.string(), ...Places })),
  sites: z.array(z.object({ key: z.string(), ...Places })),
  /** Of the applications sent in the period, how many got to each step. */
  funnel: z.array(z.object({ step: z.enum(funnelSteps), applications: Persons })),
  /** How many of them were answered, and after how many days in the middle. */
  answers: z.array(z.object({ period: Period, answered: Persons, days: z.nullable(z.number()) })),
  /** Those that were saved in the period. */
  savedSearches: z.array(
    z.object({ interval: z.enum(notificationIntervals), applicants: Persons, companies: Persons }),
  ),
  /** Applicants who finished a self-test, each at the highest level and in the year of the last one. */
  maths: z.array(z.object({ level: z.int(), applicants: Persons })),
})
export type PlatformStatistics = z.output<typeof PlatformStatistics>

/** How long counted numbers are told: to count them reads all profiles and applications. */
export const platformCountedForMs = 10 * 60 * 1000

export const getPlatformStatistics = endpoint({
  method: 'GET',
  path: '/backend/statistics',
  summary:
    'Registrations, profiles, offers, applications, answer times, saved searches and maths levels, by year and location',
  access: only('admin', 'backend'),
  query: z.strictObject({
    /** Of the calendar; without it all of them. */
    year: z.optional(wholeInQuery(2000, 2200)),
    /** A key of `locations`. */
    location: z.optional(line(80)),
  }),
  output: envelope('statistics', PlatformStatistics),
})
