import type { Account } from '@tandem/contract/accounts'
import { beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#lib/storage/browser-storage.ts'
import { setAccount, setAuth } from './session-store.ts'
import { storeTarget, takeTarget } from './sign-in-target.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.spyOn(browserStorage, 'getItem').mockImplementation((key) => kept.get(key) ?? null)
  vi.spyOn(browserStorage, 'setItem').mockImplementation((key, value) => void kept.set(key, value))
  vi.spyOn(browserStorage, 'removeItem').mockImplementation((key) => void kept.delete(key))
  setAuth({ token: '', security: '' })
  enter(null)
})

test('what was wanted opens after the login, once, with search and place on the page', () => {
  want('/en/praktikums-boerse', '?text=a%26b', '#liste')
  enter('applicant')
  expect(takeTarget()).toBe('/praktikums-boerse?text=a%26b#liste')
  expect(takeTarget()).toBe('/dashboard')
})

test.for([
  '/unternehmensprofil/bewerbungen',
  '/bewerber',
  '/no-such-page',
  '//example.org',
  '//dashboard',
  '/\\example.org',
])('an applicant who wanted %s comes to the dashboard', (path) => {
  want(path)
  enter('applicant')
  expect(takeTarget()).toBe('/dashboard')
})

test('where a session has ended is for its account alone', () => {
  enter('applicant', 'one')
  want('/nachrichten/7')
  enter('applicant', 'other')
  expect(takeTarget()).toBe('/dashboard')
  enter('applicant', 'one')
  want('/nachrichten/7')
  expect(takeTarget()).toBe('/nachrichten/7')
})

test('a page that is loaded anew without its session stays its account’s, with the place on it', () => {
  const loadAnew = () => {
    enter('applicant', 'one')
    want('/nachrichten/7', '', '#unten')
    enter(null)
    want('/nachrichten/7')
  }
  loadAnew()
  enter('applicant', 'other')
  expect(takeTarget()).toBe('/dashboard')
  loadAnew()
  enter('applicant', 'one')
  expect(takeTarget()).toBe('/nachrichten/7#unten')
  loadAnew()
  want('/nachrichten/8')
  enter('applicant', 'other')
  expect(takeTarget()).toBe('/nachrichten/8')
})

test('after an hour nobody is led to what was wanted', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  want('/account')
  vi.advanceTimersByTime(61 * 60 * 1000)
  enter('applicant')
  expect(takeTarget()).toBe('/dashboard')
  vi.useRealTimers()
})

const want = (pathname: string, search = '', hash = '') => storeTarget({ pathname, search, hash })

const enter = (type: Account['type'] | null, id = 'someone') =>
  setAccount((type && { id, type, secondFactorMissing: false }) as Account)
