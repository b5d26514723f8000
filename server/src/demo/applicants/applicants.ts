import { type Random, randomOf } from '../base/random.ts'
import { drawTown } from '../base/reference.ts'
import type { Scene } from '../base/scene.ts'
import { slug } from '../base/text.ts'
import type { PersonName } from '../people/adult-names.ts'
import { drawApplicantName } from '../people/applicant-names.ts'
import { drawBirthdate, drawLeaving } from './age.ts'
import { buildApplicant, type DemoApplicant, type Visibility } from './applicant.ts'
import { buildLena } from './lena.ts'
import { drawProfile } from './profile.ts'
import { drawWishes } from './wishes.ts'

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
  const wishes = drawWishes(random, scene, town)
  const left = drawLeaving(random, scene.now, qualification, wishes)
  return buildApplicant(scene, random, {
    number,
    name,
    town,
    daysOld: isFormer(number) ? 346 + random.next() * 12 : 2 + random.next() ** 1.5 * 150,
    email: freeAddress(name, taken),
    birthdate: drawBirthdate(random, qualification, left),
    nationality: homeLanguage && random.chance(0.35) ? (nationalityOf[homeLanguage] ?? 'DE') : 'DE',
    profile: drawProfile(random, scene, { town, homeLanguage, qualification, wishes, left }),
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
