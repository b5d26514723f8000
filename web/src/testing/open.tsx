import { type Account, getAccount } from '@tandem/contract/accounts'
import { getAskedOf, listApplicantRequests, listSentRequests } from '@tandem/contract/applicant-requests'
import { getRecommendations } from '@tandem/contract/applicant-requests/recommendations'
import { listBlockedCompanies } from '@tandem/contract/applicants/blocked-companies'
import { listSentBackTexts } from '@tandem/contract/backend/changed-texts'
import { getWaiting } from '@tandem/contract/backend/overview'
import { listBookmarks } from '@tandem/contract/bookmarks'
import { streamEvents } from '@tandem/contract/events'
import { showTyping } from '@tandem/contract/messaging'
import { countUnread, listThreadColleagues, listThreads } from '@tandem/contract/messaging/threads'
import { listNotices } from '@tandem/contract/notices'
import { getContactDetails } from '@tandem/contract/pages/contact'
import { getFaq } from '@tandem/contract/pages/faq'
import { getPushSettings } from '@tandem/contract/push'
import { listDeclineReasons } from '@tandem/contract/reference'
import { getOfferOverview } from '@tandem/contract/search/quick-search'
import { refreshSession } from '@tandem/contract/sessions'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { startPasskeyLogin } from '@tandem/contract/sign-in'
import { getUsage } from '@tandem/contract/statistics'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  type RouterProviderProps,
  useLocation,
} from 'react-router'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import * as z from 'zod/mini'
import { queryClient } from '#app/query-client.ts'
import { startRouter } from '#app/routing/router.ts'
import { useSharedTexts } from '#app/shell/useSharedTexts.ts'
import { de } from '#app/texts/de.ts'
import { en } from '#app/texts/en.ts'
import { loadTexts } from '#app/texts/load-texts.ts'
import { localeOfPath } from '#lib/i18n/locale.ts'
import { eagerSets, lazySets } from '#lib/reference.ts'
import { setAccount, setAuth } from '#lib/session/session-store.ts'
import { UiTextsProvider } from '#ui/texts.tsx'
import { answer, byDefault, list, reply } from './stub-server.ts'

type PieceOptions = { at?: string }

/** Draws a piece in what the app puts around every screen. Other addresses show themselves as text. */
export async function open(piece: ReactNode, { at = '/hier' }: PieceOptions = {}) {
  await loadTexts(localeOfPath(at), 'backend')
  byDefault(answerReference)
  byDefault(answerNoRequests)
  const router = createMemoryRouter(
    [
      {
        element: <Around />,
        children: [
          { path: new URL(at, location.origin).pathname, element: piece },
          { path: '*', element: <Elsewhere /> },
        ],
      },
    ],
    { initialEntries: [at] },
  )
  const screen = await draw(router)
  return { ...screen, router, queries: queryClient }
}

/** Opens a screen of the whole app, with what every screen asks of the server. */
export async function openApp(path: string) {
  byDefault(answerShell)
  byDefault(answerNoRequests)
  history.replaceState(null, '', path)
  const router = startRouter()
  const screen = await draw(router)
  return { ...screen, router, queries: queryClient }
}

/** What stands beside many records and lists: nobody has asked for anything, nothing is bookmarked, nothing waits. */
function answerNoRequests(): void {
  answer(listApplicantRequests, [])
  answer(listSentRequests, list([]))
  answer(getAskedOf, { requests: [], offers: [], can: { invite: false, askForName: false } })
  answer(listBookmarks, [])
  answer(listBlockedCompanies, [])
  answer(getRecommendations, { requests: [], can: { recommend: false } })
  answer(listSentBackTexts, [])
  answer(getWaiting, [])
}

/** Where the app is. */
export const address = (): string => location.pathname + location.search + location.hash

export const words = { de, en }

/** `{{name}}` filled in. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

/** What a test expects in the console; everything else there fails it. */
export const expectedComplaints: RegExp[] = []
export const expectComplaint = (expected: RegExp): void => void expectedComplaints.push(expected)

const someone: Account = {
  id: '019b0000-0000-7000-8000-000000000001',
  firstName: 'Mira',
  lastName: 'Tannhof',
  email: 'mira@example.org',
  pendingEmail: null,
  type: 'applicant',
  language: 'de',
  gender: 'female',
  title: null,
  birthdate: '2008-04-17',
  country: null,
  university: null,
  phone: null,
  displayName: '',
  companyId: null,
  companyStatus: null,
  applicantId: '019b0000-0000-7000-8000-000000000002',
  onboardingDue: false,
  organisationPersonId: null,
  hasProfileImage: false,
  accountMaxLifetime: 365,
  accountLifetime: 300,
  allowRevalidation: false,
  secondFactorMissing: false,
}

export const applicant = (parts: Partial<Account> = {}): Account => ({ ...someone, ...parts })

export const company = (parts: Partial<Account> = {}): Account => ({
  ...someone,
  type: 'company',
  gender: null,
  birthdate: null,
  phone: '030 23125-0',
  displayName: 'Werkhof GmbH',
  companyId: '019b0000-0000-7000-8000-000000000003',
  companyStatus: 'confirmed',
  applicantId: null,
  organisationPersonId: '019b0000-0000-7000-8000-000000000004',
  ...parts,
})

export const admin = (parts: Partial<Account> = {}): Account => ({
  ...someone,
  type: 'admin',
  gender: null,
  birthdate: null,
  applicantId: null,
  ...parts,
})

/** Of a company's first account. */
export const allPermissions = ['company-profile-edit', 'company-colleagues-manage'] as const

/** Signs in, as a page that was opened before has it in its storage. */
export function signIn(account: Account, holds: readonly string[] = []): Account {
  setAuth(authOf(holds))
  setAccount(account)
  answer(getAccount, account)
  answer(refreshSession, authOf(holds))
  return account
}

/** A navigation that is still on its way when the test ends would change the address under one that follows. */
async function draw(router: RouterProviderProps['router']) {
  onTestFinished(() => router.dispose())
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

function answerShell(): void {
  answer(getSettings, z.parse(PublicSettings, {}))
  answer(listNotices, [])
  answer(listThreads, [])
  answer(countUnread, 0)
  answer(getUsage, { applicants: 0, companies: 0, mathx3: 0, countedAt: '2026-11-20T09:00:00.000Z' })
  answer(getOfferOverview, { offers: 0, freePlaces: 0, courses: [], areas: [] })
  answer(getContactDetails, { address: [], mail: null, phone: null, hours: null, locations: [] })
  answer(getFaq, ({ path }) => faqQuestion(path))
  answer(listThreadColleagues, [])
  answer(showTyping, true)
  answer(getPushSettings, { publicKey: 'B', devices: [], kinds: [] })
  // A page that begins to hear of events asks for much again.
  reply(streamEvents, () => new Promise(() => {}))
  // A login offers passkeys by itself; a browser without any never answers.
  reply(startPasskeyLogin, () => new Promise(() => {}))
  answerReference()
}

/** Reasons for declining, by the names an admin has given them. */
export const reasonNames = {
  places_taken: 'Plätze belegt',
  others_fit_better: 'Andere passen',
  other: 'Sonstiges',
}

function answerReference(): void {
  const reasons = Object.entries(reasonNames).map(([id, name]) => ({ id, name, value: null }))
  answer(listDeclineReasons, list(reasons))
  for (const set of [...eagerSets, ...lazySets]) answer(set, list([]) as never)
}

const authOf = (holds: readonly string[]) => ({
  token: 'x'.repeat(43),
  security: btoa(JSON.stringify(holds)).replace(/=+$/, ''),
})

function Around() {
  return (
    <UiTextsProvider texts={useSharedTexts()}>
      <Outlet />
    </UiTextsProvider>
  )
}

function Elsewhere() {
  const { pathname, search, hash } = useLocation()
  return <p>{`${pathname}${search}${hash}`}</p>
}

/** The home page shows a few of them. */
const faqQuestion = (path: string) => ({
  ...{
    id: path.split('/').at(-1) ?? '',
    audience: 'applicant' as const,
    topic: { id: 'thema', title: 'Thema' },
  },
  ...{ question: `Frage ${path.split('/').at(-1)}?`, answer: 'Ja.' },
})
