import type { AccountType } from '@tandem/contract/endpoint'
import { berlinDay, daysBetween } from '#platform/clock/berlin-day.ts'

/** From when on an account may be renewed by hand. */
const renewableDays = 30

const ages = { min: 14, max: 99 } as const

type Lifetime = { accountMaxLifetime: number; accountLifetime: number; allowRevalidation: boolean }
type RenewableAccount = { type: AccountType; renewedAt: Date }

/** The days that an account has left in the calendar; a maximum of 0 means that none ends, and an admin's never does. */
export function lifetimeOf({ type, renewedAt }: RenewableAccount, maxDays: number, now: Date): Lifetime {
  if (maxDays === 0 || type === 'admin') {
    return { accountMaxLifetime: 0, accountLifetime: 0, allowRevalidation: false }
  }
  const passedDays = daysBetween(berlinDay(renewedAt), berlinDay(now))
  const daysLeft = Math.min(maxDays, Math.max(0, maxDays - passedDays))
  return {
    accountMaxLifetime: maxDays,
    accountLifetime: daysLeft,
    allowRevalidation: daysLeft <= renewableDays,
  }
}

/** Whether somebody born on this day (`2008-02-29`) can be a person who looks for a place to study. */
export function isPlausibleBirthdate(birthdate: string, now: Date): boolean {
  const age = ageOn(berlinDay(now), birthdate)
  return age >= ages.min && age <= ages.max
}

function ageOn(today: string, birthdate: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4))
  const birthdayIsAhead = today.slice(5) < birthdate.slice(5)
  return birthdayIsAhead ? years - 1 : years
}

type Origin = { country?: string | undefined; university?: string | undefined }

/** As the applicant's row holds it; empty is none, and what is left out stays as it is. */
export const originOf = ({ country, university }: Origin) => ({
  countryCode: country === undefined ? undefined : country || null,
  universityId: university === undefined ? undefined : Number(university) || null,
})

type RegisteredAccount = { companyStatus: string | null; registrationKeyId: string | null }

/** A company that has just registered; whoever joins one by a key has nothing to wait for. */
export const isAwaitingCheck = (registered: RegisteredAccount | null): boolean =>
  registered?.companyStatus === 'pending' && registered.registrationKeyId === null
