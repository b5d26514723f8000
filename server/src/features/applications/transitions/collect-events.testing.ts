import { setTimeout as pause } from 'node:timers/promises'
import { type LiveEvent, openEventHub } from '#platform/events/events.ts'
import type { TestApp } from '#testing/test-app.ts'

/** For tests: the live events of all accounts that some work sends. */
export async function collectEvents(app: TestApp, work: () => Promise<void>): Promise<LiveEvent[]> {
  const hub = await openEventHub(app.database)
  const events: LiveEvent[] = []
  hub.onEvery((event) => events.push(event))
  await work()
  // Notifications follow their commit.
  for (let waited = 0; events.length === 0 && waited < 2000; waited += 20) await pause(20)
  await hub.close()
  return events
}
