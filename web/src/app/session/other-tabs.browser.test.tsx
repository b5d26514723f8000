import { logout, refreshSession } from '@tandem/contract/sessions'
import { expect, onTestFinished, test } from 'vitest'
import { adoptSessionOfTab } from '#lib/session/adopt-session.ts'
import { refresh } from '#lib/session/refresh-session.ts'
import { clearSession, currentToken, useSessionStore } from '#lib/session/session-store.ts'
import { applicant, signIn } from '#testing/open.tsx'
import { becomeVisible, expectToStay, openSignedIn, signOut } from '#testing/signed-in.tsx'
import { answer, reply } from '#testing/stub-server.ts'

/** Tabs of one browser share a session (specification, section 4). */
const someoneElse = applicant().id.replace(/1$/, '9')

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
