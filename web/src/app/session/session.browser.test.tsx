import { getAccount } from '@tandem/contract/accounts'
import { paths } from '@tandem/contract/paths'
import { listSubjectAreas } from '@tandem/contract/reference'
import { logout, refreshSession } from '@tandem/contract/sessions'
import { getUsage } from '@tandem/contract/statistics'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useNotifications } from '#lib/notifications.ts'
import { adoptSessionOfTab } from '#lib/session/other-tabs.ts'
import { loadProfile, refresh } from '#lib/session/refresh-session.ts'
import { clearSession, currentToken, useSessionStore } from '#lib/session/session-store.ts'
import { takeTarget } from '#lib/session/sign-in-target.ts'
import { applicant, expectComplaint, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, askedPaths, cutOff, reply } from '#testing/stub-server.ts'
import { startSession } from './start-session.ts'

/** The rows of the specification's sections 4 and 8 about sessions, on pages that ask for nothing else. */
const t = words.de.common
const path = '/account/loeschen'
const someoneElse = applicant().id.replace(/1$/, '9')
const heading = page.getByRole('heading', { level: 1 })

test('a start refreshes the session first, then loads the profile', async () => {
  signIn(applicant())
  vi.spyOn(document, 'addEventListener').mockReturnValue()
  await startSession()
  expect(askedPaths()).toEqual(['/api/account/refresh', '/api/account'])
})

test.for([
  ['is not reached', cutOff],
  ['breaks off', (endpoint: typeof getAccount) => reply(endpoint, () => new Response('{"meta":'))],
] as const)('a profile whose answer %s keeps the session', async ([, fail]) => {
  await openSignedIn()
  fail(getAccount)
  expect(await loadProfile()).toBe(true)
  await expectToStay()
})

test('each time the tab becomes visible the session is refreshed', async () => {
  await openSignedIn()
  for (const token of ['first', 'second']) {
    answer(refreshSession, { token, security: 'W10' })
    becomeVisible()
    // Asked again before it is there, one exchange would serve both.
    await expect.poll(currentToken).toBe(token)
  }
  expect(askedOf(refreshSession)).toHaveLength(2)
})

test('a refresh that fails on the server is only a warning', async () => {
  await openSignedIn()
  reply(refreshSession, () => Response.json({}, { status: 503 }))
  becomeVisible()
  await expect.poll(() => askedOf(refreshSession).length).toBe(1)
  await expectToStay()
})

test('without a connection the line above the page says so, and nothing else does', async () => {
  await openSignedIn()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  cutOff(refreshSession)
  becomeVisible()
  await expect.element(page.getByText(t.offline.text)).toBeVisible()
  await expect.poll(() => askedOf(refreshSession).length).toBe(1)
  expect(useNotifications.getState().items).toEqual([])
  await expectToStay()
  expectComplaint(/Failed to fetch/)
})

test('a visitor, who has no such line, reads that the device is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(document, 'addEventListener').mockReturnValue()
  await startSession()
  cutOff(getUsage)
  await openApp(paths.home())
  const alert = page.getByRole('alert').filter({ hasText: t.notifications.offline.title })
  await expect.element(alert).toMatchTextContent(t.notifications.offline.text)
  expectComplaint(/Failed to fetch/)
})

test('a refresh that reaches no server is a warning, and the person reads which address did not answer', async () => {
  await openSignedIn()
  cutOff(refreshSession)
  becomeVisible()
  const alert = page.getByRole('alert').filter({ hasText: t.notifications.serverError.title })
  await expect.element(alert).toMatchTextContent(t.notifications.serverError.text)
  await expect.element(alert).toMatchTextContent('(/api/account/refresh)')
  await expectToStay()
})

test.for([400, 401, 403, 404])(
  'a refresh refused with %i signs out, home and with the reason',
  async (status) => {
    // A page is loaded anew only once in a browser session.
    sessionStorage.setItem('tandem-reloaded', '1')
    await openSignedIn()
    reply(refreshSession, () => Response.json({}, { status }))
    becomeVisible()
    await expect.element(page.getByText(t.notifications.needToLogin.title)).toBeVisible()
    await expect.poll(() => location.pathname).toBe('/')
    expect(currentToken()).toBeNull()
  },
)

test('a 401 of another call refreshes; the person hears of an authentication error and stays', async () => {
  reply(listSubjectAreas, () => Response.json({}, { status: 401 }))
  await openSignedIn()
  const alert = page.getByRole('alert').filter({ hasText: t.notifications.authenticationError.title })
  await expect.element(alert).toBeVisible()
  expect(askedOf(refreshSession).length).toBeGreaterThan(0)
  await expectToStay()
  expectComplaint(/Reference data could not be loaded/)
})

test('a 401 whose refresh is refused too signs out, and says so each time', async () => {
  sessionStorage.setItem('tandem-reloaded', '1')
  reply(listSubjectAreas, () => Response.json({}, { status: 401 }))
  const { router } = await openApp(paths.imprint())
  for (const _ of [1, 2]) {
    signIn(applicant())
    reply(refreshSession, () => Response.json({}, { status: 401 }))
    await router.navigate(path)
    becomeVisible()
    await expect.element(page.getByText(t.notifications.needToLogin.title)).toBeVisible()
    await expect.poll(() => location.pathname).toBe(paths.home())
    expect(currentToken()).toBeNull()
    useNotifications.setState({ items: [] })
  }
  expectComplaint(/Reference data could not be loaded/)
})

test('who signs out is home, the server is told, and the way back is closed', async () => {
  const { router } = await openSignedIn()
  const token = currentToken()
  answer(logout, true)
  await signOut()
  await expect.poll(() => location.pathname).toBe(paths.home())
  expect(askedOf(logout).map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${token}`])
  await router.navigate(-1)
  await expect.element(page.getByText(t.notifications.needToLogin.title)).toBeVisible()
  await expect.poll(() => location.pathname).toBe(paths.home())
})

test('signing out without a server still signs out here, with a warning in the console alone', async () => {
  await openSignedIn()
  reply(logout, () => Response.json({}, { status: 500 }))
  await signOut()
  await expect.poll(() => location.pathname).toBe('/')
  await expect.element(page.getByRole('banner').getByRole('button', { name: t.nav.login })).toBeVisible()
  expect(useSessionStore.getState()).toMatchObject({ token: null, account: null })
  expectComplaint(/Logout failed/)
})

test('a new tab takes over the session of an open one, which is told of each new token', async () => {
  holdLock()
  const other = otherTab()
  const session = { token: 'y'.repeat(43), security: 'W10', account: applicant() }
  other.onmessage = ({ data }) => data.type === 'ask' && other.postMessage({ type: 'session', session })
  await adoptSessionOfTab()
  expect(useSessionStore.getState()).toMatchObject(session)
  const told = Promise.withResolvers<object>()
  other.onmessage = ({ data }) => told.resolve(data)
  answer(refreshSession, { token: 'third', security: 'W10' })
  await refresh()
  expect(await told.promise).toEqual({
    type: 'renewed',
    previous: session.token,
    token: 'third',
    security: 'W10',
  })
})

test('where no tab is signed in a new one does not wait; one that is says so by a lock', async () => {
  await expect.poll(isLocked).toBe(false)
  const asked: object[] = []
  otherTab().onmessage = ({ data }) => asked.push(data)
  await adoptSessionOfTab()
  expect(asked).toEqual([])
  signIn(applicant())
  await expect.poll(isLocked).toBe(true)
  clearSession()
  await expect.poll(isLocked).toBe(false)
})

test('a session that is over at the start leaves where it was to its account alone', async () => {
  vi.spyOn(document, 'addEventListener').mockReturnValue()
  // A page is loaded anew only once in a browser session.
  sessionStorage.setItem('tandem-reloaded', '1')
  signIn(applicant())
  reply(refreshSession, () => Response.json({}, { status: 401 }))
  history.replaceState(null, '', path)
  await startSession()
  await openApp(path)
  await expect.poll(() => location.pathname).toBe(paths.home())
  signIn(applicant({ id: someoneElse }))
  expect(takeTarget()).toBe(paths.dashboard())
})

test('what a visitor’s link names on a page is there after the login', async () => {
  const { router } = await openApp(paths.imprint())
  await router.navigate(paths.account({ hash: 'sicherheit' }))
  await expect.poll(() => location.pathname).toBe(paths.home())
  signIn(applicant())
  expect(takeTarget()).toBe(paths.account({ hash: 'sicherheit' }))
})

test('without an answer a new tab is signed out after 200 ms, and answers nothing itself', async () => {
  holdLock()
  const heard: string[] = []
  const other = otherTab()
  other.onmessage = ({ data }) => heard.push(data.type)
  const began = performance.now()
  await adoptSessionOfTab()
  expect(performance.now() - began).toBeGreaterThan(190)
  expect(currentToken()).toBeNull()
  const third = otherTab()
  const delivered = new Promise((resolve) => {
    third.onmessage = resolve
  })
  other.postMessage({ type: 'ask', accountId: null })
  await delivered
  signIn(applicant())
  other.postMessage({ type: 'ask', accountId: null })
  // The first question was left unanswered: the only answer is the one to the second.
  await expect.poll(() => heard).toEqual(['ask', 'session'])
})

test('a token that another tab has renewed meanwhile is no end of the session', async () => {
  await openSignedIn()
  const other = otherTab()
  const session = { token: 'renewed', security: 'W10', account: applicant() }
  other.onmessage = ({ data }) => data.type === 'ask' && other.postMessage({ type: 'session', session })
  reply(refreshSession, () => Response.json({}, { status: 401 }))
  becomeVisible()
  await expect.poll(currentToken).toBe('renewed')
  await expectToStay()
})

test('who signs out in another tab is signed out here; another account is not', async () => {
  await openSignedIn()
  const other = otherTab()
  other.postMessage({ type: 'ended', accountId: someoneElse })
  other.postMessage({ type: 'renewed', previous: currentToken(), token: 'second', security: 'W10' })
  await expect.poll(currentToken).toBe('second')
  other.postMessage({ type: 'ended', accountId: applicant().id })
  await expect.poll(() => location.pathname).toBe('/')
  expect(currentToken()).toBeNull()
})

test('signing out tells the other tabs', async () => {
  await openSignedIn()
  const heard: object[] = []
  otherTab().onmessage = ({ data }) => heard.push(data)
  answer(logout, true)
  await signOut()
  await expect.poll(() => heard).toEqual([{ type: 'ended', accountId: applicant().id }])
})

/** As a signed-in tab does that answers late, or not at all. */
function holdLock(): void {
  const held = Promise.withResolvers<void>()
  onTestFinished(() => held.resolve())
  void navigator.locks.request('tandem-session', { mode: 'shared' }, () => held.promise)
}

const isLocked = async () =>
  ((await navigator.locks.query()).held ?? []).some(({ name }) => name === 'tandem-session')

/** What another tab of this browser says and hears. */
function otherTab(): BroadcastChannel {
  const tab = new BroadcastChannel('tandem-session')
  onTestFinished(() => tab.close())
  return tab
}

async function openSignedIn() {
  signIn(applicant())
  const screen = await openApp(path)
  await expect.element(heading).toBeVisible()
  return screen
}

async function signOut(): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(t.userMenu) })
    .click()
  await page.getByRole('button', { name: t.nav.logout }).click()
}

async function expectToStay(): Promise<void> {
  await expect.element(heading).toBeVisible()
  expect(location.pathname).toBe(path)
  expect(currentToken()).not.toBeNull()
  expectComplaint(/could not be refreshed/)
}

const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'))
