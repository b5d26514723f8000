import type { DemoApplicant } from '../applicants/applicant.ts'
import type { Random } from '../base/random.ts'
import { fill, typeset } from '../base/text.ts'
import type { DemoCompany } from '../companies/companies.ts'
import type { CompanyPerson } from '../companies/company-persons.ts'
import { greeting } from '../people/salutation.ts'
import type { Line, Script } from './scripts.ts'

export type DemoMessage = { side: Line['side']; accountId: string; text: string; sentAt: Date }

export type DemoThread = {
  id: string
  subject: string
  applicant: DemoApplicant
  company: DemoCompany
  /** Who takes part for the company. */
  person: CompanyPerson & { account: { id: string } }
  applicationId: string | null
  messages: DemoMessage[]
}

export type Setting = {
  id: string
  script: Script
  applicant: DemoApplicant
  company: DemoCompany
  applicationId: string | null
  title: string
  /** Town of the site where the theory phases are. */
  site: string
  since: Date
  now: Date
}

/** Plays a script between two sides. */
export function playScript(random: Random, setting: Setting): DemoThread {
  const { id, script, applicant, company, applicationId } = setting
  const person = writer(random, setting)
  const values = {
    firstName: applicant.name.firstName,
    hello: greeting(person, 'plain'),
    title: setting.title,
    town: company.town.name,
    site: setting.site,
    date: appointment(setting.since),
  }
  const written = (text: string) => typeset(fill(text, values))
  const times = drawTimes(random, setting)
  return {
    id,
    applicant,
    company,
    person,
    applicationId,
    subject: written(script.subject),
    messages: script.lines.map(({ side, text }, index) => ({
      side,
      text: written(text),
      accountId: side === 'company' ? person.account.id : applicant.account.id,
      sentAt: times[index] ?? setting.since,
    })),
  }
}

function writer(random: Random, { company, applicationId }: Setting): DemoThread['person'] {
  const writers = company.persons.flatMap(({ account, ...person }) =>
    account && mayRead(account, { applicationId }) ? [{ ...person, account }] : [],
  )
  const [first = null] = writers
  if (!first) throw new Error(`Nobody at ${company.row.name} can write`)
  return random.chance(0.75) ? first : random.pick(writers)
}

/** Whether somebody of the company reads a thread: those about applications are for who may read these. */
export const mayRead = (
  { permissions }: NonNullable<CompanyPerson['account']>,
  { applicationId }: Pick<DemoThread, 'applicationId'>,
): boolean => applicationId === null || !!permissions?.includes('company-profile-edit')

const dayMs = 86_400_000

/** A weekday about a week and a half later, as people write it. */
function appointment(since: Date): string {
  const day = new Date(since.getTime() + 10 * dayMs)
  if (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 2)
  return day.toLocaleDateString('de-DE', { day: 'numeric', month: 'long', timeZone: 'UTC' })
}

/** Spread over a few days after the occasion, in order and in the past; a company writes when it is at work. */
function drawTimes(random: Random, { script, since, now }: Setting): Date[] {
  const atMost = script.lines.length * (0.2 + random.next() * 0.7) * dayMs
  const span = Math.min(0.9 * (now.getTime() - since.getTime()), atMost)
  const steps = script.lines.map(({ side }, index) =>
    index === 0 && side === 'company' ? 0.02 : 0.2 + random.next(),
  )
  const total = steps.reduce((sum, step) => sum + step, 0)
  let passed = 0
  let previous = since
  return steps.map((step, index) => {
    passed += step
    const wanted = new Date(since.getTime() + (span * passed) / total)
    previous = later(
      script.lines[index]?.side === 'company' ? atWork(random, wanted) : byDay(random, wanted),
      previous,
      now,
    )
    return previous
  })
}

function atWork(random: Random, at: Date): Date {
  const moved = new Date(at)
  const day = moved.getUTCDay()
  if (day % 6 === 0) moved.setUTCDate(moved.getUTCDate() + (day === 0 ? 1 : 2))
  const hour = moved.getUTCHours()
  if (hour < 7 || hour > 15) moved.setUTCHours(hour < 7 ? 7 : 15, random.int(0, 59))
  return moved
}

function byDay(random: Random, at: Date): Date {
  const moved = new Date(at)
  const hour = moved.getUTCHours()
  if (hour < 6 || hour > 19) moved.setUTCHours(hour < 6 ? 6 : 19, random.int(0, 59))
  return moved
}

function later(wanted: Date, previous: Date, now: Date): Date {
  if (wanted > previous && wanted < now) return wanted
  const soon = new Date(previous.getTime() + 11 * 60_000)
  return soon < now ? soon : new Date((previous.getTime() + now.getTime()) / 2)
}
