import { getAccount } from '@tandem/contract/accounts'
import { paths } from '@tandem/contract/paths'
import { addPushDevice, getPushSettings, removePushDevice } from '@tandem/contract/push'
import { listSubjectAreas } from '@tandem/contract/reference'
import { logout, refreshSession } from '@tandem/contract/sessions'
import { getUsage } from '@tandem/contract/statistics'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useNotifications } from '#lib/notifications.ts'
import { rememberPushOwner } from '#lib/push-subscription.ts'
import { markReturn } from '#lib/session/own-session.ts'
import { loadProfile } from '#lib/session/refresh-session.ts'
import { clearSession, currentToken, useSessionStore } from '#lib/session/session-store.ts'
import { takeTarget } from '#lib/session/sign-in-target.ts'
import { admin, applicant, expectComplaint, openApp, signIn, words } from '#testing/open.tsx'
import { becomeVisible, expectToStay, openSignedIn, quietPage, signOut } from '#testing/signed-in.tsx'
import { answer, askedOf, askedPaths, cutOff, reply } from '#testing/stub-server.ts'
import { handleSessionEnd } from './session-end.ts'
import { startSession } from './start-session.ts'

/** The rows of the specification's sections 4 and 8 about sessions, on pages that ask for nothing else. */
const t = words.de.common
const pushDevice = '019b0000-0000-7000-8000-000000000077'
const someoneElse = applicant().id.replace(/1$/, '9')
const pushEntry = {
  ...{ id: pushDevice, device: 'Firefox, Linux', endpointDigest: '0' },
  addedAt: '2026-11-01T08:00:00.000Z',
}
const pushEndpoint = 'https://updates.push.services.mozilla.com/wpush/v2/abc'
const pushKeys = { p256dh: 'A'.repeat(87), auth: 'B'.repeat(22) }

test('a start refreshes the session first, then loads the profile', async () => {
  signIn(applicant())
  vi.spyOn(document, 'addEventListener').mockReturnValue()
  await startSession()
  expect(askedPaths()).toEqual(['/api/account/refresh', '/api/account'])
})

test('the start after acting on behalf of a company says once that it has ended', async () => {
  signIn(admin())
  vi.spyOn(document, 'addEventListener').mockReturnValue()
  markReturn()
  await startSession()
  const said = () => useNotifications.getState().items.map(({ title }) => title)
  expect(said()).toEqual([t.onBehalf.ended])
  useNotifications.setState({ items: [] })
  await startSession()
  expect(said()).toEqual([])
})

test.for([
  ['is not reached', cutOff],
  ['breaks off', (endpoint: typeof getAccount) => reply(endpoint, () => new Response('{"meta":'))],
  ['fails', (endpoint: typeof getAccount) => reply(endpoint, () => Response.json({}, { status: 500 }))],
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
    await router.navigate(quietPage)
    becomeVisible()
    await expect.element(page.getByText(t.notifications.needToLogin.title)).toBeVisible()
    await expect.poll(() => location.pathname).toBe(paths.home())
    expect(currentToken()).toBeNull()
    useNotifications.setState({ items: [] })
  }
  expectComplaint(/Reference data could not be loaded/)
})

test.for([
  ['is refused when it is refreshed', becomeVisible],
  ['has no profile any more', loadProfile],
  ['was ended elsewhere', handleSessionEnd],
  ['is ended by a new password', clearSession],
] as const)('a session that %s on a public page leaves nothing that was loaded for it', async ([, end]) => {
  const account = signIn(applicant())
  for (const endpoint of [refreshSession, getAccount])
    reply(endpoint, () => Response.json({}, { status: 401 }))
  const { queries } = await openApp(paths.requestPassword())
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  queries.setQueryData(['applications', 'list'], { member: [account] })
  await end()
  await expect.poll(currentToken).toBeNull()
  await expect.poll(() => queries.getQueryData(['applications', 'list'])).toBeUndefined()
  expect(queries.getQueryData(['settings'])).toBeDefined()
  expect(location.pathname).toBe(paths.requestPassword())
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

test('who signs out is told of nothing more by push on this browser', async () => {
  const unsubscribe = vi.fn()
  const pushManager = { getSubscription: async () => ({ unsubscribe }) }
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({ pushManager } as never)
  await openSignedIn()
  answer(logout, true)
  expect(unsubscribe).not.toHaveBeenCalled()
  await signOut()
  await expect.poll(() => unsubscribe).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})

test('a browser that was told by push leaves the list of devices with the sign-out', async () => {
  rememberPushOwner(applicant().id, pushDevice)
  answer(getPushSettings, { publicKey: 'x', devices: [pushEntry], kinds: [] })
  answer(removePushDevice, true)
  answer(logout, true)
  await openSignedIn()
  await expect.poll(() => askedOf(getPushSettings)).toHaveLength(1)
  const before = askedPaths().length
  await signOut()
  await expect.poll(() => askedOf(logout)).toHaveLength(1)
  // By the session that ends then.
  const asked = askedPaths()
    .slice(before)
    .filter((path) => /push|logout/.test(path))
  expect(asked).toEqual([`/api/account/push/devices/${pushDevice}`, '/api/logout'])
  expect(askedOf(logout)[0]?.headers.get('authorization')).toMatch(/^Bearer /)
  await expect.poll(() => localStorage.getItem('tandem.push')).toBe(null)
})

test.for([
  { case: 'another account’s news', owner: someoneElse, isKnown: true, ends: true },
  { case: 'the own news, once that was ended elsewhere', owner: applicant().id, isKnown: false, ends: true },
  { case: 'the own news', owner: applicant().id, isKnown: true, ends: false },
])(
  'a browser that was told by push is at a start, with $case: ended $ends, else bound to the new session',
  async ({ owner, isKnown, ends }) => {
    const unsubscribe = vi.fn()
    const toJSON = () => ({ endpoint: pushEndpoint, keys: pushKeys })
    const pushManager = { getSubscription: async () => ({ unsubscribe, toJSON }) }
    vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({ pushManager } as never)
    rememberPushOwner(owner, pushDevice)
    answer(getPushSettings, { publicKey: 'x', devices: isKnown ? [pushEntry] : [], kinds: [] })
    answer(addPushDevice, pushEntry)
    await openSignedIn()
    if (ends) {
      await expect.poll(() => unsubscribe).toHaveBeenCalledOnce()
      await expect.poll(() => localStorage.getItem('tandem.push')).toBe(null)
      expect(askedOf(addPushDevice)).toEqual([])
    } else {
      await expect.poll(() => askedOf(addPushDevice)).toHaveLength(1)
      expect(askedOf(addPushDevice)[0]?.body).toMatchObject({ endpoint: pushEndpoint, keys: pushKeys })
      expect(unsubscribe).not.toHaveBeenCalled()
    }
    localStorage.removeItem('tandem.push')
    vi.restoreAllMocks()
  },
)

test('signing out without a server still signs out here, with a warning in the console alone', async () => {
  await openSignedIn()
  reply(logout, () => Response.json({}, { status: 500 }))
  await signOut()
  await expect.poll(() => location.pathname).toBe('/')
  await expect.element(page.getByRole('banner').getByRole('button', { name: t.nav.login })).toBeVisible()
  expect(useSessionStore.getState()).toMatchObject({ token: null, account: null })
  expectComplaint(/Logout failed/)
})

test('a session that is over at the start leaves where it was to its account alone', async () => {
  vi.spyOn(document, 'addEventListener').mockReturnValue()
  // A page is loaded anew only once in a browser session.
  sessionStorage.setItem('tandem-reloaded', '1')
  signIn(applicant())
  reply(refreshSession, () => Response.json({}, { status: 401 }))
  history.replaceState(null, '', quietPage)
  await startSession()
  await openApp(quietPage)
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
