import type { Locale } from '@tandem/contract/common'
import type { MathsTopic } from '@tandem/contract/maths/exercises'
import { type Feedback, mostDaysOffline, type PreparedExercise } from '@tandem/contract/maths/practice'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { keptPractice, keptState } from '#lib/offline/kept-state.ts'
import { currentAccount, useSignedIn } from '#lib/session/session-store.ts'

/** An answer that was given without a connection. */
export type GivenAnswer = {
  accountId: string
  exercise: PreparedExercise
  /** Null where the solution was looked at. */
  answer: string | null
  givenAt: string
  /** Null until the server has checked it; `refused` where it does not know the exercise any more. */
  feedback: Feedback | 'refused' | null
}
type Started = { exercise: PreparedExercise; answer: string }

type Practice = {
  /** What was begun and is not over, by place. */
  started: Record<string, Started>
  /** The exercise that was shown last, by place. */
  last: Record<string, string>
  given: GivenAnswer[]
}

const nothing: Practice = { started: {}, last: {}, given: [] }
const keptMs = mostDaysOffline * 24 * 60 * 60 * 1000

/** It outlives a reload, and where its account keeps data on the device, the tab too. */
const usePractice = create<Practice>()(
  persist((): Practice => nothing, {
    name: keptPractice,
    storage: createJSONStorage(() => keptState),
    // What another account left goes with the first word of this one.
    partialize: (all) => {
      const id = currentAccount()?.id ?? ''
      const own = <T>(places: Record<string, T>) =>
        Object.fromEntries(Object.entries(places).filter(([place]) => place.startsWith(id)))
      return {
        started: own(all.started),
        last: own(all.last),
        given: all.given.filter(({ accountId }) => accountId === id),
      }
    },
    merge: (kept, fresh) => {
      const { given = [], ...others } = (kept ?? {}) as Partial<Practice>
      const isRecent = ({ givenAt }: GivenAnswer) => Date.now() - Date.parse(givenAt) < keptMs
      return { ...fresh, ...others, given: given.filter(isRecent) }
    },
  }),
)

// What another tab has given or sent.
addEventListener('storage', ({ key }) => {
  if (key === keptPractice) void usePractice.persist.rehydrate()
})

/** Where somebody practises: a topic, or what is due, in a language. */
export const placeOf = (accountId: string, topic: MathsTopic | null, locale: Locale): string =>
  `${accountId}/${locale}/${topic ?? ''}`

export const startedAt = (place: string): Started | undefined => usePractice.getState().started[place]
export const lastAt = (place: string): string | undefined => usePractice.getState().last[place]

export function keepStarted(place: string, started: Started): void {
  usePractice.setState((all) => ({ started: { ...all.started, [place]: started } }))
}

export function removeStarted(place: string): void {
  usePractice.setState(({ started: { [place]: _, ...others } }) => ({ started: others }))
}

export function keepLast(place: string, id: string): void {
  if (lastAt(place) !== id) usePractice.setState((all) => ({ last: { ...all.last, [place]: id } }))
}

/** The first answer to an exercise counts, here as on the server. */
export function give(exercise: PreparedExercise, answer: string | null): void {
  const accountId = currentAccount()?.id
  if (!accountId || isGiven(exercise.id)) return
  const givenAt = new Date().toISOString()
  usePractice.setState(({ given }) => ({
    given: [...given, { accountId, exercise, answer, givenAt, feedback: null }],
  }))
}

export const isGiven = (id: string): boolean =>
  usePractice.getState().given.some(({ exercise }) => exercise.id === id)

/** Those of this account that the server has not checked, the oldest first. */
export const waitingAnswers = (): GivenAnswer[] =>
  usePractice
    .getState()
    .given.filter(({ accountId, feedback }) => feedback === null && accountId === currentAccount()?.id)

export function keepFeedback(id: string, feedback: Feedback | 'refused'): void {
  usePractice.setState(({ given }) => ({
    given: given.map((each) => (each.exercise.id === id ? { ...each, feedback } : each)),
  }))
}

export function useGivenAnswers(): GivenAnswer[] {
  const { id } = useSignedIn()
  const all = usePractice(({ given }) => given)
  return all.filter(({ accountId }) => accountId === id)
}

/** Those that are checked have been seen. */
export function removeChecked(): void {
  usePractice.setState(({ given }) => ({ given: given.filter(({ feedback }) => feedback === null) }))
}
