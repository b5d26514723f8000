import { listMapMarkers } from '@tandem/contract/companies'
import { clientSettings, settingKeys } from '@tandem/contract/setting-keys'
import { PublicSettings } from '@tandem/contract/setting-values'
import type { ComponentProps, ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { deleteAnalyticsCookies } from '#features/consent/analytics/cookies.ts'
import { useAnalytics } from '#features/consent/analytics/useAnalytics.ts'
import { Locations } from '#features/pages/contact/Locations.tsx'
import { SearchProvider } from '#features/search/frame/state/SearchProvider.tsx'
import { companyKind, offerKind } from '#features/search/frame/state/search-kinds.ts'
import { useAllowedKind } from '#features/search/frame/state/useAllowedKind.ts'
import type { MapCanvas } from '#features/search/map/canvas/MapCanvas.tsx'
import { mapPartsQuery } from '#features/search/map/data/map-queries.ts'
import { SearchMap } from '#features/search/map/view/SearchMap.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { SettingsContext, settingsQuery, useSettings } from '#lib/settings.ts'
import { applicant, company, open, signIn, words } from '#testing/open.tsx'
import { answer } from '#testing/stub-server.ts'
import { queryClient } from './query-client.ts'
import { insideRoutes } from './routing/inside-routes.ts'
import { ShellFooter } from './shell/footer/ShellFooter.tsx'
import { useMainMenu } from './shell/useMainMenu.ts'

/** Each setting that the client knows switches what it names while the page is open. */
type Case = {
  draw: () => ReactNode
  /** Before it is drawn: who is there, and what the server says. */
  given?: () => void
  see: () => unknown
  values: [value: unknown, seen: unknown][]
}

const common = words.de.common
const said = (): unknown => JSON.parse(page.getByTestId('seen').element().textContent ?? '')
const Seen = ({ children }: { children: unknown }) => <p data-testid="seen">{JSON.stringify(children)}</p>

const Menu = ({ label }: { label: string }) => (
  <Seen>{useMainMenu().some((entry) => entry.label === label)}</Seen>
)
const menu = (label: string, given?: () => void): Case => ({
  draw: () => <Menu label={label} />,
  ...(given && { given }),
  see: said,
  values: [
    [true, true],
    [false, false],
  ],
})
const ApplicantSearch = () => (
  <Seen>{useMainMenu().find(({ label }) => label === common.nav.applicants)?.to}</Seen>
)
const footerLink = (label: string, on: unknown = true, off: unknown = false): Case => ({
  draw: () => <ShellFooter wide={false} />,
  see: () => page.getByRole('link', { name: label, exact: true }).elements().length,
  values: [
    [on, 1],
    [off, 0],
  ],
})

const partner = { name: 'Stiftung Beide Seiten', url: 'https://stiftung.example/', logo: '' }
const partners = footerLink(partner.name, [partner], [])

const HasMap = () => <Seen>{useAllowedKind(offerKind).hasMap}</Seen>
const VisitorsTo = () => <Seen>{insideRoutes.company.visitorsTo(useSettings())}</Seen>
const Address = () => <Seen>{useTexts('home')('lead')}</Seen>

/** Says what it is told to draw. */
const Canvas = ({ zoom, closest, centre, search, pins }: ComponentProps<typeof MapCanvas>) => (
  <Seen>
    {{
      ...{ zoom, closest, centre, isFitted: search !== null },
      pins: pins.map(({ latitude, longitude }) => [latitude, longitude]),
    }}
  </Seen>
)
function giveMap(): void {
  queryClient.setQueryData(mapPartsQuery.queryKey, { MapCanvas: Canvas, names: { towns: [] } } as never)
  answer(listMapMarkers, [])
}
const kind = companyKind({ matches: false, map: true })
const search = {
  given: giveMap,
  draw: () => (
    <SearchProvider kind={kind}>
      <SearchMap kind={kind} />
    </SearchProvider>
  ),
}
const seen = (part: string) => () => (said() as Record<string, unknown>)[part]
const contactMap = {
  given: giveMap,
  draw: () => <Locations contact={{ locations: [location], address: ['Am Ring 1'] }} chosenId={undefined} />,
}

let told: URLSearchParams[] = []
function giveTracker(): void {
  told = []
  const ours = window.fetch
  window.fetch = async (input, init) => {
    if (!String(input).startsWith('https://zaehlung.example')) return ours(input, init)
    told.push(init?.body as URLSearchParams)
    return new Response()
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
}
function Counting() {
  useAnalytics({ ...useSettings().analytics, url: 'https://zaehlung.example/' })
  return null
}
const counting = { given: giveTracker, draw: () => <Counting /> }
function beatsIn(seconds: number): number {
  const before = told.length
  vi.advanceTimersByTime(seconds * 1000)
  return told.length - before
}

const cases: Record<string, Case> = {
  'brand.universityName': {
    draw: () => <ShellFooter wide={false} />,
    see: () => page.getByRole('contentinfo').element().textContent?.includes('Hochschule am See'),
    values: [
      ['Hochschule am See', true],
      ['Hochschule am Berg', false],
    ],
  },
  'applicant.allowMultipleApplications': menu(common.nav.newProfile, () => signIn(applicant())),
  'applicant.enableApplicationSearch': {
    given: () => signIn(company()),
    draw: () => <ApplicantSearch />,
    see: said,
    values: [
      [true, '/bewerber/profile'],
      [false, '/bewerber'],
    ],
  },
  'applicant.youCanSayYouToMe': {
    draw: () => <Address />,
    see: said,
    values: [
      [true, words.de.home.lead],
      [false, words.de.home.lead_formal],
    ],
  },
  'company.offersEditableInline': {
    ...menu(common.nav.offers, () => signIn(company(), ['company-profile-edit'])),
    values: [
      [true, false],
      [false, true],
    ],
  },
  'company.map.enable': {
    draw: () => <HasMap />,
    see: said,
    values: [
      [true, true],
      [false, false],
    ],
  },
  'company.map.fitBounds': {
    ...search,
    see: () => (said() as { isFitted: boolean }).isFitted,
    values: [
      [true, true],
      [false, false],
    ],
  },
  'company.map.zoom': {
    ...search,
    see: () => (said() as { zoom: number }).zoom,
    values: [
      [6, 6],
      [9, 9],
    ],
  },
  'company.profileRedirectToUrlIfNotAuthenticated': {
    draw: () => <VisitorsTo />,
    see: said,
    values: [
      ['https://hochschule.example/', 'https://hochschule.example/'],
      ['', ''],
    ],
  },
  'offers.showInMenu': menu(common.nav.offers, () => signIn(applicant())),
  'contact.map.zoom': {
    ...contactMap,
    see: seen('closest'),
    values: [
      [16, 16],
      [12, 12],
    ],
  },
  'contact.map.centre': {
    ...contactMap,
    see: seen('centre'),
    values: [48, 49].map((latitude) => [
      { latitude, longitude: 9 },
      { latitude, longitude: 9 },
    ]),
  },
  'contact.map.markers': {
    ...contactMap,
    see: seen('pins'),
    values: [
      [
        [{ latitude: 47, longitude: 9 }],
        [
          [48.4, 9.99],
          [47, 9],
        ],
      ],
      [[], [[48.4, 9.99]]],
    ],
  },
  'footer.sponsors': partners,
  // Also of who is signed in.
  'footer.platforms': { ...partners, given: () => signIn(applicant()) },
  social: {
    ...footerLink('Instagram', { instagram: 'https://instagram.example/hochschule' }, {}),
    given: () => signIn(company()),
  },
  'pages.imprint': footerLink(common.footer.imprint),
  'pages.privacy': footerLink(common.footer.privacy),
  'pages.terms': footerLink(common.footer.terms),
  'pages.accessibility': footerLink(common.footer.accessibility),
  'analytics.siteId': {
    ...counting,
    see: () => {
      beatsIn(60)
      return told.at(-1)?.get('idsite')
    },
    values: [
      [1, '1'],
      [7, '7'],
    ],
  },
  'analytics.heartbeat': {
    ...counting,
    see: () => beatsIn(60),
    values: [
      [60, 1],
      [20, 3],
      [0, 0],
    ],
  },
}

afterEach(deleteAnalyticsCookies)

test('each setting that only the client knows has a case here', () => {
  expect(clientSettings.filter((key) => !(key in cases))).toEqual([])
  expect(Object.keys(cases).filter((key) => !settingKeys.includes(key))).toEqual([])
})

test.each(Object.entries(cases))('%s switches what it names', async (key, { draw, given, see, values }) => {
  given?.()
  const [[first]] = values as [[unknown, unknown]]
  set(key, first)
  await open(<InShell>{draw()}</InShell>)
  for (const [value, seen] of values) {
    set(key, value)
    await expect.poll(see, { message: JSON.stringify(value) }).toEqual(seen)
  }
})

/** As an answer of the server. */
function set(key: string, value: unknown): void {
  const nested = key.split('.').reduceRight((inner, name) => ({ [name]: inner }), value)
  queryClient.setQueryData(settingsQuery.queryKey, z.parse(PublicSettings, nested))
}

const InShell = ({ children }: { children: ReactNode }) => (
  <SettingsContext value={useSettings()}>{children}</SettingsContext>
)

const location = {
  ...{ id: 'ulm', name: 'Ulm', street: 'Am Ring 1', postalCode: '89073', town: 'Ulm' },
  ...{ latitude: 48.4, longitude: 9.99, mail: null, phone: null, hours: null, contacts: [] },
}
