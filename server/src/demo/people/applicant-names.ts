import { faker } from '@faker-js/faker/locale/de'
import type { Random } from '../base/random.ts'
import type { Gender, PersonName } from './adult-names.ts'
import { type Origin, origins } from './name-origins.ts'

type ApplicantName = PersonName & {
  /** Spoken at home beside German, if there is one. */
  homeLanguage: string | null
}

/** Two of three have a name from German telephone books, the others one whose two halves come from one language. */
export function drawApplicantName(random: Random): ApplicantName {
  const gender = random.weighted<Gender>([
    ['female', 49],
    ['male', 48],
    ['diverse', 1.5],
    ['none', 1.5],
  ])
  const sex = gender === 'female' || (gender !== 'male' && random.chance(0.5)) ? 'female' : 'male'
  const origin = random.chance(0.34) ? random.pick(origins) : null
  if (origin) return { gender, homeLanguage: origin.language, ...fromOrigin(random, origin, sex) }
  faker.seed(random.int(0, 2 ** 31))
  return {
    gender,
    homeLanguage: null,
    firstName: twoOrMore(() => faker.person.firstName(sex)),
    lastName: twoOrMore(() => faker.person.lastName()),
  }
}

function fromOrigin(random: Random, origin: Origin, sex: 'female' | 'male') {
  const [masculine, feminine] = random.pick(origin.last).split('/')
  return {
    firstName: random.pick(origin[sex]),
    lastName: (sex === 'female' && feminine ? feminine : masculine) ?? '',
  }
}

/** The lists hold a few names of one or two letters, which look like a mistake. */
function twoOrMore(draw: () => string): string {
  const name = draw()
  return name.length > 2 ? name : twoOrMore(draw)
}
