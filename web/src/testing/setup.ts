import '#ui/styles/global.css'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { queryClient } from '#app/query-client.ts'
import { startSession } from '#app/session/start-session.ts'
import { loadTexts } from '#app/texts/load-texts.ts'
import { clearUnsaved } from '#lib/form/unsaved-values.ts'
import { setFormality } from '#lib/i18n/formality.ts'
import { setLanguage, startI18n } from '#lib/i18n/i18n.ts'
import { useNotifications } from '#lib/notifications.ts'
import { setOfferType } from '#lib/offer-type.ts'
import { clearSession } from '#lib/session/session-store.ts'
import { expectedComplaints } from './open.tsx'
import { endStubServer, startStubServer } from './stub-server.ts'

const address = location.pathname + location.search

beforeAll(async () => {
  if (i18next.isInitialized) return
  await startI18n('de', loadTexts)
  await setLanguage('de', 'inside')
  await startSession()
})

const said: string[] = []

beforeEach(async () => {
  said.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void said.push(words.map(String).join(' ')))
  }
  expectedComplaints.length = 0
  startStubServer()
  await page.viewport(1280, 900)
})

/** Every test fails on what the console complains about, and on calls that it has not said an answer for. */
afterEach(async () => {
  await cleanup()
  queryClient.clear()
  clearSession()
  clearUnsaved()
  setFormality(false)
  setOfferType('studies')
  useNotifications.setState({ items: [] })
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', address)
  await setLanguage('de', 'inside')
  vi.restoreAllMocks()
  vi.useRealTimers()
  const unexpected = said.filter((each) => !expectedComplaints.some((pattern) => pattern.test(each)))
  expect(unexpected, 'the console stays silent').toEqual([])
  expect(endStubServer(), 'every call has an answer').toEqual([])
})
