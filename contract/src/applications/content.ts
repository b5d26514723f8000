import * as z from 'zod/mini'
import { Grade, Latitude, Longitude, line, Month, text, whole } from '../common.ts'
import type { Schema } from '../endpoint.ts'
import { languageLevels } from '../reference.ts'

export const visibilities = ['hidden', 'anonymous', 'open'] as const

const list = <T extends Schema>(member: T, max: number) => z.array(member).check(z.maxLength(max))
const period = { from: z.nullable(Month), to: z.nullable(Month) }
const inOrder = (value: { from: string | null; to: string | null }) =>
  !value.from || !value.to || value.from <= value.to
const periodError = { path: ['to'], params: { code: 'period' } }

/** The name of a place someone looks in, and a radius in kilometres; 0 means only this place. */
export const SearchedPlace = z.strictObject({
  place: line(120),
  latitude: Latitude,
  longitude: Longitude,
  radius: whole(0, 500),
})

export const Education = z
  .strictObject({ academyName: line(200), academicTitle: text(200), ...period })
  .check(z.refine(inOrder, periodError))
export const Career = z
  .strictObject({ companyName: line(200), position: text(200), ...period })
  .check(z.refine(inOrder, periodError))
/** `name` is the key of a language of the list. */
export const LanguageSkill = z.strictObject({ name: line(10), rating: z.enum(languageLevels) })
export const Expertise = z.strictObject({
  name: line(120),
  grade: z.nullable(Grade),
  description: text(500),
})
export const ModuleAdditional = z.strictObject({
  name: line(60),
  rating: whole(0, 6),
  visible: z.boolean(),
})

/** Free texts that an anonymous profile withholds, each until its applicant switches it on. */
export const disclosable = ['title', 'education', 'career', 'expertises', 'aboutMe'] as const

/** The fields every application has, whatever its type. An open field is null or an empty list. */
export const ApplicationContent = z.strictObject({
  title: text(120),
  studyInterests: list(z.string(), 10),
  places: list(SearchedPlace, 10),
  qualification: z.nullable(z.string()),
  grade: z.nullable(Grade),
  desiredYears: list(whole(2000, 2100), 6),
  expertises: list(Expertise, 30),
  languages: list(LanguageSkill, 20),
  education: list(Education, 20),
  career: list(Career, 20),
  moduleAdditionals: list(ModuleAdditional, 30),
  aboutMe: text(5000),
  /** Types 1 and 2 only. */
  coverLetter: text(10_000),
  /** Type 3 only: what companies may find. */
  visibility: z.enum(visibilities),
  /** Type 3 only: what it shows of its free texts also while it is anonymous. */
  disclosed: list(z.enum(disclosable), disclosable.length),
})
export type ApplicationContent = z.output<typeof ApplicationContent>

/** The self-test writes names and ratings; a rating that is sent back with what was read is left out. */
const ShownModule = z.object({ name: line(60), visible: z.boolean() })

/** What a save names. Who does not know of `disclosed` discloses nothing. */
export const RevisedContent = z.extend(ApplicationContent, {
  /** Which of the modules that stand there companies see. */
  moduleAdditionals: list(ShownModule, 30),
  disclosed: z._default(ApplicationContent.shape.disclosed, []),
  revision: z.int(),
})
