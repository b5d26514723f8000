import type { APIRequestContext } from '@playwright/test'
import { onboardingSteps } from '@tandem/contract/applicants/onboarding'
import { paths } from '@tandem/contract/paths'
import { newOfferId, newProfileId, type ScreenName } from '@tandem/contract/screens'
import { type DemoRole, demoLogins, demoPassword } from '../people/demo.ts'

export const roles = ['visitor', 'applicant', 'company', 'colleague', 'admin'] as const satisfies (
  | DemoRole
  | 'visitor'
)[]
type Role = (typeof roles)[number]
export type ScreenUnderTest = {
  name: ScreenName | 'notFound'
  path: string
  role: Role
  /** The name of its picture; also in the tour (docs/screens.md). */
  picture: string
}

/** Stand for ids that are looked up in the demo world. */
export const some = {
  offer: '~offer',
  /** Two, beside each other. */
  compared: '~compared',
  company: '~company',
  contact: '~contact',
  supportContact: '~support-contact',
  ownCompany: '~own-company',
  ownContact: '~own-contact',
  thread: '~thread',
  savedSearch: '~saved-search',
  received: '~received',
  invited: '~invited',
  applicant: '~applicant',
  ownProfile: '~own-profile',
  foundProfile: '~found-profile',
  ownOffer: '~own-offer',
  waitingCompany: '~waiting-company',
  /** Of a company, and of nobody whom a test beside signs in: its sessions would come and go in the picture. */
  account: '~account',
}

/** Every screen as the people who use it; one that is missing here does not compile. */
const cases: Record<ScreenName, Partial<Record<Role, string[]>>> = {
  home: { visitor: [paths.home()], applicant: [paths.home()] },
  register: {
    visitor: [
      paths.register(),
      paths.register({ type: 'bewerber' }),
      paths.register({ type: 'unternehmen' }),
    ],
  },
  registerByKey: { visitor: [paths.registerByKey({ key: 'abc' })] },
  verifyRegistration: { visitor: [paths.verifyRegistration({ token: 'abc' })] },
  signupConfirmed: { visitor: [paths.signupConfirmed()] },
  accountDeleted: { visitor: [paths.accountDeleted({ accountType: 'unternehmen' })] },
  requestPassword: { visitor: [paths.requestPassword()] },
  passwordRequested: { visitor: [paths.passwordRequested()] },
  newPassword: { visitor: [paths.newPassword(), paths.newPassword({ token: 'abc' })] },
  passwordRenewed: { visitor: [paths.passwordRenewed()] },
  unsubscribe: { visitor: [paths.unsubscribe({ token: 'abc' })] },
  eligibility: {
    visitor: [
      paths.eligibility(),
      paths.eligibility({ search: { abschluss: 'fhr', angabe: 'yes', richtung: 'offen', beginn: 'offen' } }),
    ],
    applicant: [
      paths.eligibility({ search: { abschluss: 'fhr', angabe: 'yes', richtung: '36', beginn: '2027' } }),
    ],
  },
  faq: {
    visitor: [paths.faq(), paths.faq({ search: { text: 'Deltaprüfung' } })],
    applicant: [paths.faq()],
  },
  faqQuestion: { visitor: [paths.faqQuestion({ questionId: 'deltapruefung' })] },
  companyFaq: { visitor: [paths.companyFaq()], company: [paths.companyFaq()] },
  companyFaqQuestion: { visitor: [paths.companyFaqQuestion({ questionId: 'rechte' })] },
  contactUs: { visitor: [paths.contactUs()], applicant: [paths.contactUs()] },
  contactLocation: { visitor: [paths.contactLocation({ locationId: 'karlsruhe' })] },
  contactSupport: { visitor: [paths.contactSupport({ contactId: some.supportContact })] },
  imprint: { visitor: [paths.imprint()] },
  privacy: { visitor: [paths.privacy()] },
  terms: { visitor: [paths.terms()] },
  accessibility: { visitor: [paths.accessibility()] },
  account: {
    applicant: [paths.account()],
    company: [paths.account()],
    colleague: [paths.account()],
    admin: [paths.account()],
  },
  deleteAccount: { applicant: [paths.deleteAccount()] },
  dashboard: {
    applicant: [paths.dashboard()],
    company: [paths.dashboard()],
    colleague: [paths.dashboard()],
    admin: [paths.dashboard()],
  },
  messages: {
    applicant: [paths.messages(), paths.messages({ threadId: some.thread })],
    company: [paths.messages()],
  },
  offers: {
    applicant: [
      paths.offers(),
      paths.offers({ search: { view: 'map' } }),
      paths.offers({ search: `?vergleich=${some.compared}` }),
    ],
    admin: [paths.offers()],
  },
  offer: { applicant: [paths.offer({ offerId: some.offer })] },
  companySavedSearches: {
    applicant: [paths.companySavedSearches(), paths.companySavedSearches({ searchId: some.savedSearch })],
    company: [paths.companySavedSearches()],
  },
  company: {
    applicant: [paths.company({ companyId: some.company })],
    company: [paths.company({ companyId: some.company })],
  },
  contact: {
    applicant: [paths.contact({ companyId: some.company, contactId: some.contact })],
    company: [paths.contact({ companyId: some.ownCompany, contactId: some.ownContact })],
  },
  companyPersons: {
    applicant: [paths.companyPersons({ companyId: some.company })],
    company: [paths.companyPersons({ companyId: some.ownCompany })],
  },
  bookmarks: {
    applicant: [paths.bookmarks(), paths.bookmarks({ type: 'unternehmen', page: '1' })],
    company: [paths.bookmarks(), paths.bookmarks({ type: 'bewerbungen' })],
    admin: [paths.bookmarks()],
  },
  supportContacts: {
    applicant: [paths.supportContacts()],
    company: [paths.supportContacts()],
    admin: [paths.supportContacts()],
  },
  companies: {
    applicant: [paths.companies(), paths.companies({ search: { view: 'map' } })],
    admin: [paths.companies()],
  },
  companyContacts: { applicant: [paths.companyContacts()], admin: [paths.companyContacts()] },
  onboarding: {
    applicant: onboardingSteps.map((schritt) => paths.onboarding({ search: { schritt } })),
  },
  ownProfile: { applicant: [paths.ownProfile(), paths.ownProfile({ applicationId: newProfileId })] },
  deleteProfile: {
    applicant: [paths.deleteProfile({ recordId: some.ownProfile })],
    admin: [paths.deleteProfile({ recordId: some.foundProfile })],
  },
  mathsTest: { applicant: [paths.mathsTest()] },
  mathsResult: { applicant: [paths.mathsResult()] },
  // Another exercise each time.
  mathsPractice: {},
  studyPreparation: { applicant: [paths.studyPreparation()] },
  mathsDistribution: { company: [paths.mathsDistribution()], admin: [paths.mathsDistribution()] },
  template: { applicant: [paths.template()] },
  ownApplications: { applicant: [paths.ownApplications()] },
  ownApplication: { applicant: [paths.ownApplication({ applicationId: some.invited })] },
  applicantRequests: { applicant: [paths.applicantRequests()] },
  applyToCompany: { applicant: [paths.applyToCompany({ recordId: some.company })] },
  applyToCompanies: { applicant: [paths.applyToCompanies()] },
  apply: { applicant: [paths.apply({ recordId: some.offer })] },
  applicants: { company: [paths.applicants()] },
  applicantProfiles: { company: [paths.applicantProfiles()], admin: [paths.applicantProfiles()] },
  applicant: { company: [paths.applicant({ applicantId: some.applicant })] },
  application: { company: [paths.application({ applicationId: some.received })] },
  applicantSavedSearch: {
    company: [paths.applicantSavedSearch({ searchId: some.savedSearch })],
    admin: [paths.applicantSavedSearch()],
  },
  applicantSavedSearches: { company: [paths.applicantSavedSearches()] },
  companyProfile: { company: [paths.companyProfile()] },
  receivedApplications: { company: [paths.receivedApplications()] },
  sentRequests: { company: [paths.sentRequests()] },
  ownOffers: { company: [paths.ownOffers()] },
  ownOffer: {
    company: [paths.ownOffer({ offerId: newOfferId }), paths.ownOffer({ offerId: some.ownOffer })],
  },
  deleteOffer: {
    company: [paths.deleteOffer({ recordId: some.ownOffer })],
    admin: [paths.deleteOffer({ recordId: some.offer })],
  },
  backend: { admin: [paths.backend()] },
  backendPeople: {
    admin: [paths.backendPeople(), paths.backendPeople({ accountId: some.account })],
  },
  backendCompanies: {
    admin: [paths.backendCompanies(), paths.backendCompanies({ companyId: some.waitingCompany })],
  },
  contents: {
    admin: [paths.contents(), paths.contents({ kind: 'question' }), paths.contents({ kind: 'notice' })],
  },
  content: {
    admin: [
      paths.content({ kind: 'page', contentId: 'imprint' }),
      paths.content({ kind: 'topics', contentId: 'company' }),
      paths.content({ kind: 'notice', contentId: 'neu' }),
      paths.content({ kind: 'mail', contentId: 'welcome' }),
    ],
  },
  backendLocations: {
    admin: [paths.backendLocations(), paths.backendLocations({ locationId: 'mosbach' })],
  },
  backendChangedTexts: { admin: [paths.backendChangedTexts()] },
  messageReports: { admin: [paths.messageReports()] },
  backendSettings: { admin: [paths.backendSettings()] },
  referenceLists: { admin: [paths.referenceLists({ list: 'qualifications' })] },
  statistics: { admin: [paths.statistics()] },
  backendOperations: {
    admin: [
      // What other tests do meanwhile is left out.
      paths.backendOperations({ search: { state: 'bounced' } }),
      paths.backendOperations({ part: 'aufgaben' }),
      paths.backendOperations({ part: 'anmeldungen', search: { text: 'Niemand' } }),
      paths.backendOperations({ part: 'loeschfristen' }),
    ],
  },
  backendAudit: { admin: [paths.backendAudit()] },
}

export const screens: ScreenUnderTest[] = [
  ...(Object.entries(cases) as [ScreenName, (typeof cases)[ScreenName]][]).flatMap(([name, byRole]) =>
    (Object.entries(byRole) as [Role, string[]][]).flatMap(([role, all]) =>
      all.map((path, index) => ({ name, path, role, picture: pictureOf(name, role, index) })),
    ),
  ),
  { name: 'notFound', path: '/gibt-es-nicht', role: 'visitor', picture: pictureOf('notFound', 'visitor', 0) },
]

function pictureOf(name: string, role: Role, index: number): string {
  const words = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
  return `${words}-${role}${index === 0 ? '' : `-${index + 1}`}`
}

/** Fills in the ids: the applicant's newest open offer and thread, the company's first received application. */
export async function resolvePath(
  request: APIRequestContext,
  { path, role }: Pick<ScreenUnderTest, 'path' | 'role'>,
): Promise<string> {
  if (path.includes(some.supportContact)) {
    const { contact } = await (await request.get('/api/contact')).json()
    return path.replace(some.supportContact, contact.locations[0].contacts[0].id)
  }
  if (!path.includes('~') || role === 'visitor') return path
  const headers = { authorization: `Bearer ${await signIn(request, role)}` }
  const read = async (url: string) => (await request.get(url, { headers })).json()
  if (path.includes(some.compared)) {
    const { member } = await read('/api/offers?perPage=2')
    return path.replace(some.compared, member.map(({ id }: { id: string }) => id).join(','))
  }
  if (path.includes(some.offer)) {
    const { member } = await read('/api/offers?perPage=100')
    const open = member.find(
      ({ application, freePlaces }: { application: { sentAt: string | null } | null; freePlaces: number }) =>
        !application?.sentAt && freePlaces > 0,
    )
    return path.replace(some.offer, open.id)
  }
  if (path.includes(some.ownProfile)) {
    const { member } = await read('/api/applicant-management/')
    return path.replace(some.ownProfile, member[0].id)
  }
  if (path.includes(some.foundProfile)) {
    const { member } = await read('/api/applications?scope=search')
    return path.replace(some.foundProfile, member[0].id)
  }
  if (path.includes(some.ownCompany)) {
    const { account } = await read('/api/account')
    return path
      .replace(some.ownCompany, account.companyId)
      .replace(some.ownContact, account.organisationPersonId)
  }
  if (path.includes(some.company)) {
    const { id } = (await read('/api/companies?free=1')).member[0]
    const contacts = await read(`/api/organisation/company/${id}/contacts`)
    return path.replace(some.company, id).replace(some.contact, contacts.member[0]?.id)
  }
  if (path.includes(some.savedSearch)) {
    const sought = role === 'company' ? 'applicant' : 'company'
    return path.replace(some.savedSearch, (await read(`/api/${sought}-search/pattern`)).member[0].id)
  }
  if (path.includes(some.ownOffer)) {
    return path.replace(some.ownOffer, (await read('/api/company-profile/offers')).member[0].id)
  }
  if (path.includes(some.waitingCompany)) {
    return path.replace(some.waitingCompany, (await read('/api/backend/companies')).member[0].id)
  }
  if (path.includes(some.account)) {
    const { member } = await read('/api/backend/people?type=company')
    const isUsed = ({ email }: { email: string }) => Object.values<string>(demoLogins).includes(email)
    return path.replace(some.account, member.find((each: { email: string }) => !isUsed(each)).id)
  }
  if (path.includes(some.thread)) {
    return path.replace(some.thread, (await read('/api/messaging/threads')).threads[0].id)
  }
  if (path.includes(some.invited)) {
    const { openInterviews } = await read('/api/interviews')
    return path.replace(some.invited, openInterviews[0].applicationId)
  }
  if (path.includes(some.applicant)) {
    return path.replace(some.applicant, (await read('/api/applicants')).member[0].id)
  }
  return path.replace(some.received, (await read('/api/applications?scope=received')).member[0].id)
}

const tokens = new Map<DemoRole, string>()

/** Once for each: what they look up would otherwise fill the list of their devices. */
export async function signIn(request: APIRequestContext, role: DemoRole): Promise<string> {
  const known = tokens.get(role)
  if (known) return known
  const data = { email: demoLogins[role], password: demoPassword, locale: 'de' }
  const answer = await request.post('/api/login', { data })
  const { token } = (await answer.json()).auth
  tokens.set(role, token)
  return token
}
