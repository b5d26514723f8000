import type { BackendPerson, PersonState } from '@tandem/contract/backend/people'

/** What decides about an account. */
export type Standing = {
  id: string
  confirmedAt: Date | null
  hiddenAt: Date | null
  lockedAt: Date | null
  deletionDueAt: Date | null
}

/** A locked account is hidden, too: that need not be said. */
export function statesOf({ confirmedAt, lockedAt, hiddenAt, deletionDueAt }: Standing): PersonState[] {
  const states: [PersonState, boolean][] = [
    ['unconfirmed', confirmedAt === null],
    ['locked', lockedAt !== null],
    ['hidden', hiddenAt !== null && lockedAt === null],
    ['leaving', deletionDueAt !== null],
  ]
  return states.filter(([, holds]) => holds).map(([state]) => state)
}

type Facts = { viewerId: string; hasSecondFactor: boolean; isResetAsked: boolean; hasSessions: boolean }

/** Nobody decides about their own account here: so there is always an admin left who can log in. */
export function possibleDeeds(account: Standing, facts: Facts): BackendPerson['can'] {
  const isOther = account.id !== facts.viewerId
  const isConfirmed = account.confirmedAt !== null
  return {
    lock: isOther && isConfirmed && account.lockedAt === null,
    unlock: isOther && account.lockedAt !== null,
    signOut: isOther && facts.hasSessions,
    mailConfirmation: isOther && !isConfirmed,
    resetSecondFactor: isOther && isConfirmed && facts.hasSecondFactor && !facts.isResetAsked,
    export: isConfirmed,
    scheduleDeletion: isOther && isConfirmed && account.deletionDueAt === null,
    cancelDeletion: isOther && account.deletionDueAt !== null,
  }
}
