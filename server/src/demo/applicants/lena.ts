import { startYears } from '../base/days.ts'
import { randomOf } from '../base/random.ts'
import type { Town } from '../base/reference.ts'
import type { Scene } from '../base/scene.ts'
import { demoLogins } from '../demo-logins.ts'
import { buildApplicant, type DemoApplicant } from './applicant.ts'
import type { Profile } from './profile.ts'

/** The applicant whom visitors of the demo play. What she says of herself is left open: something to fill in. */
export function buildLena(scene: Scene): DemoApplicant {
  const town = findTown(scene, 'Bruchsal')
  const year = scene.now.getUTCFullYear()
  return buildApplicant(scene, randomOf('lena'), {
    number: 0,
    name: { gender: 'female', firstName: 'Lena', lastName: 'Amselbach' },
    town,
    daysOld: 64,
    email: demoLogins.applicant.email,
    birthdate: `${year - 18}-03-14`,
    nationality: 'DE',
    profile: profile(scene, town),
    visibility: 'open',
  })
}

/** Wirtschaftsinformatik, two of its specialisations, and Informatik. */
const interests = [36, 37, 44, 58]
const [a2, c1, native] = [2, 5, 7]

function profile({ now, reference }: Scene, town: Town): Profile {
  const start = startYears(now).find(({ begun }) => !begun)?.year ?? now.getUTCFullYear() + 1
  const { name, latitude, longitude } = town
  return {
    bent: 'digital',
    interests: interests.flatMap((id) => reference.studyInterests.filter((interest) => interest.id === id)),
    places: [{ name, latitude, longitude, radius: 50 }],
    years: [start],
    qualification: 'ahr',
    grade: 1.9,
    languages: [
      { code: 'de', level: native },
      { code: 'en', level: c1 },
      { code: 'fr', level: a2 },
    ],
    expertises: [
      { name: 'Mathematik', grade: 1.7, description: 'Leistungsfach' },
      { name: 'Informatik', grade: 1.3, description: 'Leistungsfach' },
      {
        name: 'Python',
        grade: null,
        description: 'Schulkurs und ein kleines Lagerprogramm aus dem Praktikum',
      },
    ],
    education: [
      {
        academyName: `Gymnasium am Kastanienhain, ${name}`,
        academicTitle: 'Abitur',
        from: `${start - 8}-09`,
        to: `${start}-07`,
      },
    ],
    career: [],
    aboutMe: '',
  }
}

function findTown({ reference: { nearTowns } }: Scene, name: string): Town {
  const town = nearTowns.find((one) => one.name === name) ?? nearTowns[0]
  if (!town) throw new Error('The reference data has no towns')
  return town
}
