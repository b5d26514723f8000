import { startYears } from '../base/days.ts'
import { kilometres } from '../base/distance.ts'
import type { Random } from '../base/random.ts'
import type { StudyInterest, Town } from '../base/reference.ts'
import type { Scene } from '../base/scene.ts'
import { type Bent, bentOf } from '../offers/texts/bents.ts'
import { fieldOf } from '../offers/texts/fields.ts'

type SearchedPlace = { name: string; latitude: number; longitude: number; radius: number }

/** What an applicant looks for. */
export type Preferences = { bent: Bent; interests: StudyInterest[]; places: SearchedPlace[]; years: number[] }

export function drawPreferences(random: Random, scene: Scene, town: Town): Preferences {
  const bent = random.weighted<Bent>([
    ['business', 33],
    ['technical', 26],
    ['digital', 21],
    ['social', 12],
    ['health', 8],
  ])
  return {
    bent,
    interests: drawInterests(random, scene.reference.studyInterests, bent),
    places: drawPlaces(random, scene, town),
    years: drawYears(random, scene.now),
  }
}

/** One to four, mostly of one direction: often the specialisations of one course. */
function drawInterests(random: Random, all: StudyInterest[], bent: Bent): StudyInterest[] {
  const fitting = all.filter(({ id }) => bentOf(fieldOf(id)) === bent)
  const first = random.pick(fitting)
  const course = first.nameDe.split(' – ')[0] ?? first.nameDe
  const related = fitting.filter((interest) => interest !== first && interest.nameDe.startsWith(course))
  const others = (random.chance(0.85) ? fitting : all).filter(
    (interest) => interest !== first && !related.includes(interest),
  )
  const count = random.weighted([1, 2, 3, 4].map((number) => [number, 5 - number]))
  return [first, ...random.sample(related, random.int(0, 2)), ...random.sample(others, 3)].slice(0, count)
}

function drawPlaces(random: Random, { reference }: Scene, town: Town): SearchedPlace[] {
  const home = { ...place(town), radius: random.pick([15, 20, 20, 50, 50, 50, 100, 200]) }
  if (random.chance(0.68)) return [home]
  const inReach = [...reference.nearTowns, ...reference.farTowns].filter(
    (other) => other !== town && kilometres(other, town) < 120,
  )
  if (inReach.length === 0) return [home]
  const second = random.weighted(inReach.map((other) => [other, other.rank]))
  return [home, { ...place(second), radius: random.pick([0, 10, 20]) }]
}

const place = ({ name, latitude, longitude }: Town) => ({ name, latitude, longitude })

/** Mostly the next possible start, sometimes the one after it, too. */
function drawYears(random: Random, now: Date): number[] {
  const [first = 0, second = 0] = startYears(now)
    .filter(({ begun }) => !begun)
    .map(({ year }) => year)
  return random.weighted([
    [[first], 62],
    [[first, second], 24],
    [[second], 14],
  ])
}
