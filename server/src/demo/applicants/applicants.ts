import { daysBefore, isoDay } from '../base/days.ts'
import { type Random, randomOf } from '../base/random.ts'
import { drawTown } from '../base/reference.ts'
import type { Scene } from '../base/scene.ts'
import { slug } from '../base/text.ts'
import type { PersonName } from '../people/adult-names.ts'
import { drawApplicantName } from '../people/applicant-names.ts'
import { buildApplicant, type DemoApplicant, type Visibility } from './applicant.ts'
import { buildLena } from './lena.ts'
import { drawPreferences, type Preferences } from './preferences.ts'
import { drawProfile } from './profile.ts'

const applicantCount = 1500
/** Who applied in the season before, and hid their profile since. */
const formerCount = 100

/** Lena first, then everybody else. */
export function buildApplicants(scene: Scene): DemoApplicant[] {
  const taken = new Set<string>()
  const others = Array.from({ length: applicantCount - 1 }, (_, index) =>
    drawApplicant(scene, index + 1, taken),
  )
  const former = Array.from({ length: formerCount }, (_, index) =>
    drawApplicant(scene, applicantCount + index, taken),
  )
  return [buildLena(scene), ...others, ...former]
}

function drawApplicant(scene: Scene, number: number, taken: Set<string>): DemoApplicant {
  const random = randomOf('applicant', number)
  const { homeLanguage, ...name } = drawApplicantName(random)
  const town = drawTown(random, scene.reference)
  const qualification = drawQualification(random)
  const preferences = drawPreferences(random, scene, town)
  const left = drawLeaving(random, scene.now, qualification, preferences)
  return buildApplicant(scene, random, {
    number,
    name,
    town,
    daysOld: isFormer(number) ? 346 + random.next() * 12 : 2 + random.next() ** 1.5 * 150,
    email: freeAddress(name, taken),
    birthdate: drawBirthdate(random, qualification, left),
    nationality: homeLanguage && random.chance(0.35) ? (nationalityOf[homeLanguage] ?? 'DE') : 'DE',
    profile: drawProfile(random, scene, { town, homeLanguage, qualification, preferences, left }),
    visibility: isFormer(number)
      ? 'hidden'
      : random.weighted<Visibility>([
          ['open', 48],
          ['anonymous', 32],
          ['hidden', 20],
        ]),
  })
}

export const isFormer = (number: number): boolean => number >= applicantCount

const nationalityOf: Record<string, string> = {
  tr: 'TR',
  pl: 'PL',
  uk: 'UA',
  it: 'IT',
  hr: 'HR',
  ar: 'SY',
  vi: 'VN',
  el: 'GR',
  hi: 'IN',
  es: 'ES',
}

function drawQualification(random: Random): string {
  return random.weighted([
    ['ahr', 62],
    ['fgh', 8],
    ['fhr', 12],
    ['fhr-delta', 4],
    ['abroad', 4],
    ['beruf', 3],
    ['abibac', 2],
    ['meister', 1.5],
    ['ib', 1],
    ['eb', 0.7],
    ['studienkolleg', 0.8],
    ['bachelor', 1],
  ])
}

function freeAddress({ firstName, lastName }: PersonName, taken: Set<string>): string {
  const name = `${slug(firstName)}.${slug(lastName)}`
  const free = [name, ...Array.from({ length: 9 }, (_, index) => `${name}${index + 2}`)].find(
    (one) => !taken.has(one),
  )
  if (!free) throw new Error(`Too many people are called ${name}`)
  taken.add(free)
  return `${free}@example.org`
}

/** The year in which school ends: that of the preferred start or up to two before it; for the trained some time ago. */
function drawLeaving(random: Random, now: Date, qualification: string, { years }: Preferences): number {
  if (qualification === 'beruf') return now.getUTCFullYear() - 2
  if (['meister', 'bachelor'].includes(qualification)) return now.getUTCFullYear()
  const start = years[0] ?? now.getUTCFullYear() + 1
  return random.weighted([
    [start, 7],
    [start - 1, 3],
    [start - 2, 1],
  ])
}

/** Whole years of age at the end of school or training, at least. */
const leavingAge: Record<string, number> = {
  fhr: 17.5,
  'fhr-delta': 17.5,
  beruf: 19,
  meister: 26,
  bachelor: 21.5,
}

function drawBirthdate(random: Random, qualification: string, left: number): string {
  const age = (leavingAge[qualification] ?? 18) + random.next() * 1.6
  return isoDay(daysBefore(new Date(Date.UTC(left, 6, 1)), age * 365.25))
}
