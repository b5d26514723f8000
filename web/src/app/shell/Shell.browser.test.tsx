import { streamEvents } from '@tandem/contract/events'
import { countUnread } from '@tandem/contract/messaging/threads'
import { dismissNotice, listNotices } from '@tandem/contract/notices'
import { getPage } from '@tandem/contract/pages'
import { listFaq } from '@tandem/contract/pages/faq'
import { paths } from '@tandem/contract/paths'
import { logout } from '@tandem/contract/sessions'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '#app/query-client.ts'
import { boxOf, isWithin } from '#testing/boxes.ts'
import { address, admin, allPermissions, applicant, company, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, reply } from '#testing/stub-server.ts'

const t = words.de.common
const banner = page.getByRole('banner')
const trigger = banner.getByRole('button', { name: new RegExp(t.userMenu) })
const bar = page.getByRole('region', { name: t.notices })
const notice = { key: 'wartung', type: 'warning', title: 'Wartung', desc: 'Am Sonntag.' } as const

test('the user menu opens under the company’s name, Escape closes it and gives the focus back', async () => {
  signIn(company(), allPermissions)
  await openApp('/account/loeschen')
  await trigger.click()
  const menu = page.getByRole('navigation', { name: t.userMenu })
  await expect.element(menu.getByText('Werkhof GmbH')).toBeVisible()
  await expect.element(menu.getByRole('link', { name: t.nav.received })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test.for([
  [
    company,
    ['dashboard', 'received', 'sentRequests', 'bookmarks', 'savedSearches', 'companyProfile', 'colleagues'],
  ],
  [applicant, ['dashboard', 'ownProfiles', 'applicantRequests', 'bookmarks', 'savedSearches']],
  [admin, ['dashboard', 'backend', 'bookmarks', 'savedSearches', 'companyContacts']],
] as const)(
  'the user menu has its order: what is one’s own, contacts, help, the account',
  async ([as, first]) => {
    signIn(as(), [...allPermissions, 'backend'])
    await openApp('/account/loeschen')
    await trigger.click()
    const order = [...first, 'supportContacts', 'faq', 'contactUs', 'account'] as const
    const menu = page.getByRole('navigation', { name: t.userMenu })
    await expect.element(menu).toBeVisible()
    const shown = () =>
      menu
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent)
        .filter((text) => order.some((key) => t.nav[key] === text))
    expect(shown()).toEqual(order.map((key) => t.nav[key]))
    await userEvent.keyboard('{Escape}')
  },
)

test.for([
  ['/account/loeschen', ['keine neuen Nachrichten', '1 neue Nachricht', '12 neue Nachrichten']],
  ['/en/account/loeschen', ['no new messages', '1 new message', '12 new messages']],
] as const)('on %s the link to the messages says how many are new', async ([path, texts]) => {
  let unread = 0
  answer(countUnread, () => unread)
  signIn(applicant())
  await openApp(path)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => askedOf(countUnread).length).toBe(1)
  for (const [at, text] of texts.entries()) {
    unread = [0, 1, 12][at] ?? 0
    await queryClient.invalidateQueries({ queryKey: ['messaging'] })
    await expect.element(banner.getByRole('link', { name: text, exact: true })).toBeVisible()
  }
})

test('after a navigation the messages are counted again, but not twice in ten seconds', async () => {
  let unread = 0
  answer(countUnread, () => unread)
  answer(getPage, { id: 'imprint', title: 'Impressum', body: 'Text', updatedAt: '2026-11-01T09:00:00.000Z' })
  signIn(applicant())
  const { router } = await openApp('/account/loeschen')
  await expect.poll(() => askedOf(countUnread).length).toBe(1)
  await router.navigate(paths.imprint())
  await expect.poll(address).toBe(paths.imprint())
  expect(askedOf(countUnread)).toHaveLength(1)
  unread = 1
  vi.setSystemTime(Date.now() + 11_000)
  await router.navigate('/account/loeschen')
  await expect.element(banner.getByRole('link', { name: '1 neue Nachricht', exact: true })).toBeVisible()
  expect(askedOf(countUnread)).toHaveLength(2)
})

test('what has the focus in a row that scrolls sideways is shown whole', async () => {
  await page.viewport(360, 844)
  const question = { audience: 'applicant', question: 'Wie lange?', answer: 'Sechzig Minuten.' } as const
  const topics = ['Bewerben', 'Zugang zum Studium', 'Verdienst und Urlaub', 'Konto', 'Mathe-Test']
  const member = topics.map((title, at) => ({
    ...question,
    ...{ id: `frage-${at}`, topic: { id: `thema-${at}`, title } },
  }))
  answer(listFaq, { totalItems: member.length, member })
  await openApp(paths.faq())
  const row = page.getByRole('navigation', { name: words.de.pages.faq.topics }).getByRole('list')
  await expect.element(row).toBeVisible()
  const links = row.getByRole('link').elements()
  for (const link of [...links, ...links.toReversed()]) {
    link.focus()
    expect(isWithin(link.getBoundingClientRect(), boxOf(row))).toBe(true)
  }
})

test('who goes on at once is not taken back to where the page was left', async () => {
  await page.viewport(390, 640)
  const { router } = await openApp(paths.requestPassword())
  const heading = page.getByRole('heading', { name: words.de.signIn.forgotten.title })
  await expect.element(heading).toBeVisible()
  const hasScrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
  scrollTo(0, 500)
  await hasScrolled
  await router.navigate(paths.register())
  await expect.element(heading).not.toBeInTheDocument()
  await router.navigate(-1)
  await expect.element(heading).toHaveFocus()
  await userEvent.tab()
  const at = scrollY
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(scrollY).toBe(at)
})

test('on a phone one sheet holds everything, by keyboard too, and goes with a navigation', async () => {
  await page.viewport(390, 844)
  signIn(applicant())
  await openApp('/account/loeschen')
  const menu = page.getByRole('button', { name: t.menu, exact: true })
  await expect.element(menu).toBeVisible()
  menu.element().focus()
  await userEvent.keyboard('{Enter}')
  const sheet = page.getByRole('dialog')
  const account = sheet.getByRole('link', { name: t.nav.account, exact: true })
  await expect.element(account).toHaveAttribute('href', '/account')
  // It stands in the main menu above and need not be said again among what is one's own.
  await expect.poll(() => sheet.getByRole('link', { name: t.nav.dashboard }).elements().length).toBe(1)
  await sheet.getByRole('link', { name: 'English' }).click()
  await expect.poll(address).toBe('/en/account/loeschen')
  await expect.element(sheet).not.toBeInTheDocument()
})

test.for([390, 1440])(
  'at %s px the other language keeps the link of a mail by which one came',
  async (width) => {
    await page.viewport(width, 844)
    const { router } = await openApp('/')
    await router.navigate(paths.newPassword(), { state: { linkSecret: 'geheim' } })
    const password = page.getByLabelText(/^Passwort/).first()
    await expect.element(password).toBeVisible()
    if (width === 390) await page.getByRole('button', { name: t.menu, exact: true }).click()
    await page.getByRole('link', { name: 'English' }).click()
    await expect.poll(address).toBe(`/en${paths.newPassword()}`)
    expect(router.state.location.state).toEqual({ linkSecret: 'geheim' })
  },
)

test('signing out on a phone’s home page closes the menu too', async () => {
  await page.viewport(390, 844)
  answer(logout, true)
  signIn(applicant())
  await openApp('/')
  await page.getByRole('button', { name: t.menu, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.nav.logout }).click()
  await expect.element(banner.getByRole('button', { name: t.nav.login })).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test.for([paths.home(), paths.register()])(
  'the login’s links lead on, also from the page that they lead to: from %s',
  async (from) => {
    await openApp(from)
    await banner.getByRole('button', { name: t.nav.login }).click()
    const form = banner.getByRole('form', { name: words.de.signIn.login.title })
    await form.getByRole('link', { name: words.de.signIn.login.register }).click()
    await expect.poll(address).toBe(paths.register())
    await expect.element(form).not.toBeInTheDocument()
  },
)

test('what is typed to log in survives a turn of the device, from the panel to the sheet and back', async () => {
  await page.viewport(1024, 768)
  await openApp(paths.home())
  await banner.getByRole('button', { name: t.nav.login }).click()
  const email = page.getByRole('textbox', { name: words.de.signIn.login.email })
  await email.fill('mira@example.org')
  await page.viewport(390, 844)
  await expect
    .element(page.getByRole('dialog').getByRole('textbox', { name: words.de.signIn.login.email }))
    .toHaveValue('mira@example.org')
  await page.viewport(1024, 768)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(email).toHaveValue('mira@example.org')
})

test('an answer from before a notice was dismissed does not bring it back', async () => {
  const late = Promise.withResolvers<void>()
  const heard = Promise.withResolvers<void>()
  // A page that begins to hear of events asks for the notices again.
  reply(streamEvents, async () => {
    await heard.promise
    return new Response(new ReadableStream())
  })
  answer(listNotices, [notice])
  answer(dismissNotice, true)
  answer(getPage, { id: 'imprint', title: 'Impressum', body: 'Text', updatedAt: '2026-11-01T09:00:00.000Z' })
  signIn(applicant())
  const { router } = await openApp('/account/loeschen')
  await expect.element(bar).toMatchTextContent('Wartung')
  answer(listNotices, async () => {
    await late.promise
    return [notice]
  })
  heard.resolve()
  await expect.poll(() => askedOf(listNotices).length).toBe(2)
  answer(listNotices, [])
  await bar.getByRole('button').click()
  await expect.element(bar).not.toBeInTheDocument()
  late.resolve()
  await router.navigate('/gibt-es-nicht')
  await expect.element(page.getByText(t.notFound.title)).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
})

test('a start that takes a while says so', async () => {
  const late = Promise.withResolvers<void>()
  answer(listNotices, async () => {
    await late.promise
    return []
  })
  await openApp('/')
  await expect.element(page.getByRole('status').getByText(t.loading)).toBeInTheDocument()
  late.resolve()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
})
