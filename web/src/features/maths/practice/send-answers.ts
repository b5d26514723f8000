import { answerExercise, type Feedback } from '@tandem/contract/maths/practice'
import { localizePath, paths } from '@tandem/contract/paths'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { currentLocale } from '#lib/i18n/locale.ts'
import { textsNow } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { currentToken, useSessionStore } from '#lib/session/session-store.ts'
import { type GivenAnswer, keepFeedback, waitingAnswers } from './practice-store.ts'

type Sender = { queries: QueryClient; navigate: (path: string) => void }

const retryMs = 30_000
/** Refusals that may pass by themselves. */
const passing = [401, 403, 408, 429]

let sender: Sender | null = null
let isSending = false

/** From now on, what was answered without a connection is sent as soon as there is one. */
export function sendAnswers(next: Sender): void {
  const hasBegun = sender !== null
  sender = next
  void send()
  if (hasBegun) return
  addEventListener('online', () => void send())
  document.addEventListener('visibilitychange', () => void send())
  // A net that is there and leads nowhere says nothing when it does again.
  setInterval(() => void send(), retryMs)
  useSessionStore.subscribe(() => void send())
}

/** One after the other; what gets no answer stays and is sent again, and counts once all the same. */
async function send(): Promise<void> {
  if (isSending || !sender || !mayReach()) return
  isSending = true
  const checked: (Feedback | 'refused')[] = []
  try {
    for (let next = waitingAnswers()[0]; next; next = waitingAnswers()[0]) {
      const feedback = await check(next)
      if (feedback === null) break
      keepFeedback(next.exercise.id, feedback)
      checked.push(feedback)
    }
  } finally {
    isSending = false
  }
  if (checked.length > 0) tell(checked, sender)
}

const mayReach = () => navigator.onLine !== false && document.visibilityState === 'visible' && currentToken()

async function check({ exercise, answer, givenAt }: GivenAnswer): Promise<Feedback | 'refused' | null> {
  try {
    const body = { exercise: exercise.id, answer, givenAt }
    return await call(answerExercise, { body }, { unnoticed: true })
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500 && !passing.includes(error.status)
    return isRefused ? 'refused' : null
  }
}

function tell(checked: (Feedback | 'refused')[], { queries, navigate }: Sender): void {
  void queries.invalidateQueries({ queryKey: ['maths', 'preparation'] })
  void queries.invalidateQueries({ queryKey: ['maths', 'exercises'] })
  // The list is on screen there.
  const path = localizePath(paths.mathsPractice(), currentLocale())
  if (location.pathname === path) return
  const t = textsNow('maths')
  const right = checked.filter((each) => each !== 'refused' && each.verdict === 'right').length
  notify({
    key: 'maths-checked',
    type: 'success',
    title: t('given.told', { count: checked.length }),
    desc: t('given.right', { right, count: checked.length }),
    action: { label: t('given.show'), onSelect: () => navigate(path) },
  })
}
