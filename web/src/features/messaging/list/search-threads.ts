import type { Thread } from '@tandem/contract/messaging'
import { matchesText } from '#ui/combobox/match-text.ts'

/** Searches what is loaded: names, subjects and the newest message of each thread. */
export function searchThreads(threads: readonly Thread[], typed: string): readonly Thread[] {
  return threads.filter(({ counterpart, otherParticipants, subject, offerTitle, lastMessage }) => {
    const names = [counterpart, ...otherParticipants].map(({ name }) => name)
    return matchesText([...names, subject, offerTitle, lastMessage.text].join(' '), typed.trim())
  })
}
