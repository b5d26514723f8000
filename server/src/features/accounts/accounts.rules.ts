const dayMs = 24 * 60 * 60 * 1000

/** From when on an account may be renewed by hand. */
const renewableDays = 30

const ages = { min: 14, max: 99 } as const

type Lifetime = { accountMaxLifetime: number; accountLifetime: number; allowRevalidation: boolean }

/** How many days an account has left; a maximum of 0 means that it never ends. */
export function lifetimeOf(renewedAt: Date, maxDays: number, now: Date): Lifetime {
  if (maxDays === 0) return { accountMaxLifetime: 0, accountLifetime: 0, allowRevalidation: false }
  const passedDays = Math.floor((now.getTime() - renewedAt.getTime()) / dayMs)
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

// Swedish writes days as ISO 8601 does.
const berlinDays = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
const berlinDay = (now: Date): string => berlinDays.format(now)
