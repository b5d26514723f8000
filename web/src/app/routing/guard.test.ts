import type { Account } from '@tandem/contract/accounts'
import { type ScreenAccess, screens } from '@tandem/contract/screens'
import { PublicSettings } from '@tandem/contract/setting-values'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { useNotifications } from '#lib/notifications.ts'
import { clearSession, useSessionStore } from '#lib/session/session-store.ts'
import { guard, redirectVisitor } from './guard.ts'

type Role = 'visitor' | 'applicant' | 'company' | 'colleague' | 'admin'
const roles: Role[] = ['visitor', 'applicant', 'company', 'colleague', 'admin']

/** Whom each kind of access lets in; a company's colleague has no permissions. Which screen has which: screens.test.ts. */
const open: Record<string, Role[]> = {
  everyone: roles,
  'applicant, company, admin': ['applicant', 'company', 'colleague', 'admin'],
  'applicant, admin': ['applicant', 'admin'],
  'company, admin': ['company', 'colleague', 'admin'],
  applicant: ['applicant'],
  company: ['company', 'colleague'],
  'company: company-profile-edit': ['company'],
  'admin: backend': ['admin'],
}

beforeEach(() => useNotifications.setState({ items: [] }))

const closed = { settings: z.parse(PublicSettings, {}) }

test('the table names every kind of access that a screen has', () => {
  expect(Object.keys(open).sort()).toEqual(
    [...new Set(Object.values(screens).map(({ access }) => kindOf(access)))].sort(),
  )
})

test.for(roles)('%s: the own screens open, the others lead home and say why', async (role) => {
  enter(role)
  for (const { path, access } of Object.values(screens)) {
    useNotifications.setState({ items: [] })
    const led = await guard(access, new Request(`http://localhost/en${path}`), closed).catch(
      (redirect) => redirect,
    )
    const isOpen = open[kindOf(access)]?.includes(role)
    expect(led instanceof Response ? led.headers.get('location') : led, path).toBe(isOpen ? null : '/en')
    const told = useNotifications.getState().items.map(({ key }) => key)
    const reason = role === 'visitor' ? 'need-to-login' : 'no-access'
    expect(told, path).toEqual(isOpen ? [] : [reason])
  }
})

test('where the university opens the offers, visitors read them and companies, and nothing else', async () => {
  enter('visitor')
  const settings = z.parse(PublicSettings, { offers: { publicSearch: true } })
  const opened: string[] = []
  for (const [name, { path, access }] of Object.entries(screens)) {
    const led = await guard(access, new Request(`http://localhost${path}`), { ...closed, settings }).catch(
      (redirect) => redirect,
    )
    if (access !== 'everyone' && led === null) opened.push(name)
  }
  expect(opened).toEqual(['offers', 'offer', 'company'])
})

test.for([
  ['visitor', 'https://www.hochschule.example.org/unternehmen', true],
  ['applicant', 'https://www.hochschule.example.org/unternehmen', false],
  ['visitor', '', false],
  ['visitor', 'javascript:alert(1)', false],
] as const)('%s with “%s” as the place for visitors is sent away: %s', ([role, address, isSent]) => {
  enter(role)
  let sentTo: string | null = null
  try {
    redirectVisitor(address)
  } catch (thrown) {
    sentTo = (thrown as Response).headers.get('location')
  }
  expect(sentTo).toBe(isSent ? address : null)
})

const kindOf = (access: ScreenAccess): string =>
  access === 'everyone' ? access : [access.types.join(', '), access.permission].filter(Boolean).join(': ')

function enter(role: Role): void {
  clearSession()
  if (role === 'visitor') return
  const type = role === 'colleague' ? 'company' : role
  const holds = role === 'company' ? ['company-profile-edit'] : role === 'admin' ? ['backend'] : []
  const account = { id: role, type, secondFactorMissing: false } as Account
  useSessionStore.setState({ token: 'token', security: btoa(JSON.stringify(holds)), account })
}
