import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#lib/storage/browser-storage.ts'
import { keepForSignUp, resumeAfterSignUp } from './after-sign-up.ts'
import { clearSession, setAccount, setAuth } from './session-store.ts'
import { storeTarget, takeTarget } from './sign-in-target.ts'

const tab = new Map<string, string>()
const browser = new Map<string, string>()

beforeEach(() => {
  clearSession()
  tab.clear()
  browser.clear()
  vi.spyOn(browserStorage, 'getItem').mockImplementation((key) => tab.get(key) ?? null)
  vi.spyOn(browserStorage, 'setItem').mockImplementation((key, value) => void tab.set(key, value))
  vi.spyOn(browserStorage, 'removeItem').mockImplementation((key) => void tab.delete(key))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => browser.get(key) ?? null,
    setItem: (key: string, value: string) => void browser.set(key, value),
    removeItem: (key: string) => void browser.delete(key),
  })
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  clearSession()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const want = () => storeTarget({ pathname: '/unternehmen/angebot', search: '?treffer=abc', hash: '' })
const openLinkOfMail = () => {
  tab.clear()
  resumeAfterSignUp()
}
function logIn() {
  setAuth({ token: 'x', security: '' })
  setAccount({ id: 'new', type: 'applicant', onboardingDue: true } as Parameters<typeof setAccount>[0])
  return takeTarget()
}

test('what was wanted before registering opens after the first login, hours later and in another tab, once', () => {
  want()
  keepForSignUp()
  vi.advanceTimersByTime(5 * 60 * 60 * 1000)
  openLinkOfMail()
  expect(logIn()).toBe('/unternehmen/angebot?treffer=abc')
  openLinkOfMail()
  expect(logIn()).toBe('/onboarding')
})

test('after the link has run out, or where nothing was wanted, the first questions open', () => {
  want()
  keepForSignUp()
  vi.advanceTimersByTime(25 * 60 * 60 * 1000)
  openLinkOfMail()
  expect(logIn()).toBe('/onboarding')
  keepForSignUp()
  openLinkOfMail()
  expect(logIn()).toBe('/onboarding')
})
