import type { Account } from '@tandem/contract/accounts'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearSession, setAccount } from '#lib/session/session-store.ts'
import { browserStorage } from '#lib/storage/browser-storage.ts'
import { clearUnsavedOfOthers, hasUnsaved, readUnsaved, storeUnsaved } from './unsaved-values.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.spyOn(browserStorage, 'getItem').mockImplementation((key) => kept.get(key) ?? null)
  vi.spyOn(browserStorage, 'setItem').mockImplementation((key, value) => void kept.set(key, value))
  vi.spyOn(browserStorage, 'removeItem').mockImplementation((key) => void kept.delete(key))
  enter('one')
})

test('each form has its values, until it has none', () => {
  storeUnsaved('data', { name: 'Mira' })
  storeUnsaved('deletion', { comment: 'Ulm' })
  storeUnsaved('data', { name: 'Mirabella' })
  expect([readUnsaved('data'), readUnsaved('deletion')]).toEqual([{ name: 'Mirabella' }, { comment: 'Ulm' }])
  storeUnsaved('data', null)
  expect([readUnsaved('data'), readUnsaved('deletion')]).toEqual([null, { comment: 'Ulm' }])
  storeUnsaved('deletion', null)
  expect(hasUnsaved()).toBe(false)
})

test('they outlive the session, and only their account reads them', () => {
  storeUnsaved('data', { name: 'Mira' })
  clearSession()
  expect(hasUnsaved()).toBe(true)
  expect(readUnsaved('data')).toBeNull()
  enter('other')
  expect(readUnsaved('data')).toBeNull()
  enter('one')
  expect(readUnsaved('data')).toEqual({ name: 'Mira' })
})

test('what another account stores takes nothing of the first along', () => {
  storeUnsaved('data', { name: 'Mira' })
  enter('other')
  storeUnsaved('deletion', { comment: 'Ulm' })
  expect([readUnsaved('data'), readUnsaved('deletion')]).toEqual([null, { comment: 'Ulm' }])
  expect([...kept.values()].join()).not.toContain('Mira')
})

test('without an account nothing is stored, and nothing lost', () => {
  storeUnsaved('data', { name: 'Mira' })
  clearSession()
  storeUnsaved('data', { name: 'somebody' })
  enter('one')
  expect(readUnsaved('data')).toEqual({ name: 'Mira' })
})

test('a sign-in drops what is of another account, and keeps what is its own', () => {
  storeUnsaved('data', { name: 'Mira' })
  clearUnsavedOfOthers()
  expect(hasUnsaved()).toBe(true)
  enter('other')
  clearUnsavedOfOthers()
  expect(hasUnsaved()).toBe(false)
})

const enter = (id: string) => setAccount({ id } as Account)
