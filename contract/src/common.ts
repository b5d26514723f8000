import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

export type { Locale } from './locales.ts'

/** Public ids are UUIDv7: random enough not to be guessed, sorted by time. */
export const Id = z.uuid()
export const IdParams = z.strictObject({ id: Id })

/** Of a title, where it is not the reader's: it is there in German only. */
export const TitleLanguage = z.optional(z.literal('de'))
export type TitleLanguage = z.output<typeof TitleLanguage>

/** For a text that names an offer in another language than the reader's. `en` is the German one where there is none. */
export const OfferTitles = z.object({ de: z.string(), en: z.string() })
export type OfferTitles = z.output<typeof OfferTitles>

/** Instants travel as ISO 8601 in UTC. */
export const Instant = z.iso.datetime()
/** Days without a time, `2026-10-01`. */
export const Day = z.iso.date().check(z.refine((day) => day >= '0001', { params: { code: 'date' } }))
/** A month of a year, `2026-10`. */
export const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** A trimmed line of text that is not empty. */
export const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
/** A trimmed text that may be empty. */
export const text = (max: number) => z.string().check(z.trim(), z.maxLength(max))

/** School grades as on a German certificate: 1.0 (best) to 4.0, in tenths. */
export const Grade = z.number().check(z.refine(isGrade, { params: { code: 'grade_step' } }))

function isGrade(grade: number): boolean {
  return grade >= 1 && grade <= 4 && Math.abs(grade * 10 - Math.round(grade * 10)) < 1e-9
}

export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())

export const Latitude = z.number().check(z.gte(-90), z.lte(90))
export const Longitude = z.number().check(z.gte(-180), z.lte(180))

export const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max))

/** Query values arrive as text. */
export const wholeInQuery = (min: number, max: number) =>
  z.coerce.number().check(z.int(), z.gte(min), z.lte(max))

export const page = z._default(wholeInQuery(1, 10_000), 1)
export const perPage = (standard = 20, max = 100) => z._default(wholeInQuery(1, max), standard)

/** A query parameter that may be repeated, or left out; one value arrives without a list around it. */
export const repeated = <T extends Schema>(member: T, max = 50) =>
  z._default(
    z.pipe(
      z.transform((value: z.input<T> | readonly z.input<T>[]) => [value].flat() as z.input<T>[]),
      z.array(member).check(z.maxLength(max)),
    ),
    [],
  )

/** The button of mail programs (RFC 8058): they post this form to the address of the header `List-Unsubscribe`. */
export const OneClick = z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') })

/** Of a list: only these records of it, as when a live event has named them; without any, all. */
export const maxIdsAsked = 100
export const onlyIds = repeated(Id, maxIdsAsked)

/** What the server says about actions on a record, so that permission is decided in one place. */
export const can = <Action extends string>(...actions: Action[]) =>
  z.object(
    Object.fromEntries(actions.map((action) => [action, z.boolean()])) as Record<Action, z.ZodMiniBoolean>,
  )
