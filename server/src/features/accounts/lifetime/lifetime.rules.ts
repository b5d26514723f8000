import type { AccountType } from '@tandem/contract/endpoint'
import { addDays, berlinDay } from '#platform/clock/berlin-day.ts'
import { lifetimeOf } from '../accounts.rules.ts'

/** So many days before the end a warning is mailed. */
export const warningDays = [1, 7, 30] as const
export type WarningDays = (typeof warningDays)[number]

/** So long an account stays hidden before it is erased. */
export const hiddenDays = 30

export type AccountLifetime = {
  type: AccountType
  renewedAt: Date
  /** The last warning mailed since the account was renewed. */
  warnedDays: number | null
  hiddenAt: Date | null
  lockedAt: Date | null
}

/** What is due for an account on a day; nobody is hidden without a mail, also when the server slept over the warnings. */
export type LifetimeStep = { warn: WarningDays | null; nextState: 'hidden' | 'restored' | 'erased' | null }

export function lifetimeStep(account: AccountLifetime, maxDays: number, now: Date): LifetimeStep {
  const { daysLeft, erasedOn } = lastDays(account, maxDays, now)
  const { warnedDays, hiddenAt } = account
  const due = nextWarning(account, maxDays, now)
  // Nobody can renew a locked account, so no warning helps; it ends when it would have ended.
  if (account.lockedAt) {
    const isOver = due !== null && daysLeft === 0 && berlinDay(now) >= erasedOn
    return { warn: null, nextState: isOver ? 'erased' : null }
  }
  // The maximum was raised after the account had been warned or hidden.
  if (due === null || (hiddenAt !== null && daysLeft > 0)) {
    return { warn: null, nextState: warnedDays === null && hiddenAt === null ? null : 'restored' }
  }
  if (hiddenAt !== null) return { warn: null, nextState: berlinDay(now) >= erasedOn ? 'erased' : null }
  const warn = warnedDays === null || due < warnedDays ? due : null
  return { warn, nextState: daysLeft === 0 ? 'hidden' : null }
}

export const isEnding = (account: AccountLifetime, maxDays: number, now: Date): boolean =>
  nextWarning(account, maxDays, now) !== null

/** When the account ends, and when it is erased at the earliest. */
export function lastDays(account: AccountLifetime, maxDays: number, now: Date) {
  const { accountLifetime: daysLeft } = lifetimeOf(account, maxDays, now)
  const endsOn = addDays(berlinDay(now), daysLeft)
  if (account.lockedAt) {
    const endedOn = addDays(berlinDay(account.renewedAt), maxDays)
    return { daysLeft, endsOn, erasedOn: addDays(endedOn, hiddenDays) }
  }
  const hiddenOn = account.hiddenAt ? berlinDay(account.hiddenAt) : endsOn
  return { daysLeft, endsOn, erasedOn: addDays(hiddenOn, hiddenDays) }
}

function nextWarning(account: AccountLifetime, maxDays: number, now: Date): WarningDays | null {
  const { accountMaxLifetime, accountLifetime: daysLeft } = lifetimeOf(account, maxDays, now)
  if (accountMaxLifetime === 0) return null
  return warningDays.find((days) => daysLeft <= days) ?? null
}
