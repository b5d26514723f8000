import type { application } from '#features/applications/applications.schema.ts'
import { isoMonth } from '../base/days.ts'
import type { Random } from '../base/random.ts'
import type { Town } from '../base/reference.ts'
import type { Scene } from '../base/scene.ts'
import { typeset } from '../base/text.ts'
import type { Bent } from '../offers/texts/bents.ts'
import { closers, dualReasons, freeTime, motives } from './about-me-texts.ts'
import { anyJobs, type Job, jobsOf, trainings } from './career-texts.ts'
import type { Preferences } from './preferences.ts'
import { drawSchools } from './schools.ts'
import { drawLanguages, drawSkills, type LanguageSkill } from './skills.ts'

type Row = typeof application.$inferInsert

/** Everything that an applicant fills in once and every application takes over. */
export type Profile = Preferences & {
  languages: LanguageSkill[]
  qualification: string
  /** Tenths. */
  grade: number
  expertises: NonNullable<Row['expertises']>
  education: NonNullable<Row['education']>
  career: NonNullable<Row['career']>
  aboutMe: string
}

type Person = {
  town: Town
  homeLanguage: string | null
  qualification: string
  preferences: Preferences
  /** Year in which school or training ends. */
  left: number
}

/** Some leave it at what is asked for first; most fill in more. */
export function drawProfile(
  random: Random,
  scene: Scene,
  { town, homeLanguage, qualification, preferences, left }: Person,
): Profile {
  const grade = Math.round(Math.min(37, Math.max(10, random.normal(22, 5.5)))) / 10
  const isShort = random.chance(0.12)
  return {
    ...preferences,
    qualification,
    grade,
    languages: drawLanguages(random, homeLanguage),
    expertises: isShort ? [] : drawSkills(random, preferences.bent, grade),
    education: isShort ? [] : drawSchools(random, { qualification, town, left, bent: preferences.bent }),
    career: isShort ? [] : drawCareer(random, scene, preferences.bent, qualification),
    aboutMe: isShort ? '' : writeAboutMe(random, preferences.bent),
  }
}

function drawCareer(random: Random, { now }: Scene, bent: Bent, qualification: string): Profile['career'] {
  const trained = ['meister', 'beruf'].includes(qualification) ? trainings[bent] : null
  const own = random.sample(
    jobsOf[bent],
    random.weighted([
      [0, 3],
      [1, 6],
      [2, 2],
    ]),
  )
  const jobs = trained ?? [...own, ...random.sample(anyJobs, random.int(0, 1))]
  let end = now.getUTCFullYear() * 12 + now.getUTCMonth() - random.int(1, 6)
  return jobs.map((job) => {
    const entry = toEntry(job, end)
    end -= job.months + random.int(2, 9)
    return entry
  })
}

function toEntry({ companyName, position, months }: Job, end: number): Profile['career'][number] {
  const month = (number: number) => isoMonth(new Date(Date.UTC(Math.floor(number / 12), number % 12)))
  return { companyName, position, from: month(end - months + 1), to: month(end) }
}

function writeAboutMe(random: Random, bent: Bent): string {
  const own = random.sample(motives[bent], random.int(1, 2)).join(' ')
  const rest = [random.pick(dualReasons), ...(random.chance(0.7) ? [random.pick(freeTime)] : [])].join(' ')
  const end = random.chance(0.4) ? ` ${random.pick(closers)}` : ''
  return typeset(`${own}\n\n${rest}${end}`)
}
