import '#ui/styles/global.css'
import * as React from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { queryClient } from '#app/query-client.ts'
import { forgetSaid } from '#lib/api/api-error.ts'
import { clearUnsaved } from '#lib/form/unsaved-values.ts'
import { useNotifications } from '#lib/notifications.ts'
import { clearSession } from '#lib/session/session-store.ts'
import { expectedComplaints } from './open.tsx'
import './start.ts'
import { endStubServer, startStubServer } from './stub-server.ts'

const address = location.pathname + location.search

const said: string[] = []

// For each element React notes the stack by which it was made: a sixth of the work, for words that no test reads.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as typeof React & {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object
  }
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
})

beforeEach(async () => {
  said.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void said.push(words.map(String).join(' ')))
  }
  expectedComplaints.length = 0
  forgetSaid()
  startStubServer()
  if (innerWidth !== 1280 || innerHeight !== 900) await page.viewport(1280, 900)
  // Only here: what the test before had asked for may arrive after its end, and is kept.
  sessionStorage.clear()
  localStorage.clear()
})

/** Every test fails on what the console complains about, and on calls that it has not said an answer for. */
afterEach(async () => {
  await cleanup()
  queryClient.clear()
  clearSession()
  clearUnsaved()
  useNotifications.setState({ items: [] })
  history.replaceState(null, '', address)
  vi.restoreAllMocks()
  vi.useRealTimers()
  const unexpected = said.filter((each) => !expectedComplaints.some((pattern) => pattern.test(each)))
  expect(unexpected, 'the console stays silent').toEqual([])
  expect(endStubServer(), 'every call has an answer').toEqual([])
})
