import { PublicSettings } from '@tandem/contract/setting-values'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { chooseAnalytics } from '#features/consent/choice.ts'
import { dismissHere } from '#features/notices/dismissed-here.ts'
import { applicant, signIn } from '#testing/open.tsx'
import { isEnoughAsServed } from './enough-as-served.ts'
import type { PageData } from './read-page-data.ts'

const counting = 'https://zaehlung.example/'

/** What the page at this address was drawn from. */
function served(parts: Partial<PageData> = {}, analytics = ''): PageData {
  const settings = z.parse(PublicSettings, analytics ? { analytics: { url: analytics } } : {})
  const notices = [{ key: 'wartung', type: 'info', title: 'Wartung', desc: '' }]
  return {
    url: location.pathname + location.search,
    isRead: true,
    found: [
      { key: ['settings'], data: settings },
      { key: ['notices', 'de', 'visitor'], data: notices },
    ],
    missing: [],
    ...parts,
  }
}

type Case = [reason: string, page: () => PageData | null, given?: () => void]
const reasons: Case[] = [
  ['nothing was served', () => null],
  ['there is something to fill in', () => served({ isRead: false })],
  ['it was drawn for another address', () => served({ url: '/anders' })],
  ['it leads to a place on the page', served, () => history.replaceState(null, '', '#so')],
  ['the history has a state', served, () => history.replaceState({ usr: { staysPut: true } }, '')],
  ['somebody is signed in here', served, () => signIn(applicant())],
  ['a notice was dismissed', served, () => dismissHere('wartung')],
  ['visitors are to be asked', () => served({}, counting)],
  ['visits are counted', () => served({}, counting), () => chooseAnalytics(true, counting)],
  ['cookies are to be deleted', served, () => setCookie('_pk_id=1')],
  ['another tab is signed in', served, () => holdLock()],
]

test.for(reasons)('not enough: %s', async ([, page, given]) => {
  const { href, search } = location
  onTestFinished(() => history.replaceState(null, '', href))
  history.replaceState(null, '', search || location.pathname)
  given?.()
  expect(await isEnoughAsServed(page())).toBe(false)
})

test('enough, also where visits must not be counted', async () => {
  expect(await isEnoughAsServed(served())).toBe(true)
  chooseAnalytics(false, counting)
  expect(await isEnoughAsServed(served({}, counting))).toBe(true)
})

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is asynchronous
  document.cookie = cookie
  onTestFinished(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${cookie}; max-age=0`
  })
}

/** Signed in, as another tab would be. */
function holdLock(): void {
  const held = Promise.withResolvers<void>()
  void navigator.locks.request('tandem-session', { mode: 'shared' }, () => held.promise)
  onTestFinished(() => held.resolve())
}
