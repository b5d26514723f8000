import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { company, companyStudyInterest } from '#features/companies/companies.schema.ts'
import { institutionLocation, organisationPerson } from '#features/contacts/contacts.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { notice } from '#features/notices/notices.schema.ts'
import { savedSearch, savedSearchHit } from '#features/saved-searches/saved-searches.schema.ts'
import { setting } from '#platform/settings/settings.schema.ts'
import { blockedCompanyRows } from '../applicants/blocked-companies.ts'
import { mathsAttemptRows, mathsPlacementRows } from '../applicants/maths-modules.ts'
import { applicationRows } from '../applications/application-rows.ts'
import { assessmentRows } from '../applications/assessment-rows.ts'
import { interviewRows } from '../applications/interview-rows.ts'
import { requestRows } from '../applications/request-rows.ts'
import { backendRows, suspendedCompany, suspensionReason } from '../backend/backend-rows.ts'
import { daysBefore } from '../base/days.ts'
import { demoId } from '../base/demo-id.ts'
import { rowsOf, type TableRows } from '../base/insert-rows.ts'
import { randomOf } from '../base/random.ts'
import type { Scene } from '../base/scene.ts'
import { bookmarkRows } from '../bookmarks/bookmark-rows.ts'
import { buildAdvisers, buildSupportContacts } from '../companies/institution-locations.ts'
import { demoLogins } from '../demo-logins.ts'
import type { Documents } from '../documents/documents.ts'
import { offerRows } from '../offers/offer-rows.ts'
import { offerViewRows } from '../offers/offer-view-rows.ts'
import { type AccountRow, buildAccount } from '../people/accounts.ts'
import { filesOf, type Pictures } from '../pictures/pictures.ts'
import type { ThreadFiles } from '../threads/thread-files.ts'
import { threadRows } from '../threads/thread-rows.ts'
import type { World } from './world.ts'

export type Files = { pictures: Pictures; documents: Documents; threadFiles: ThreadFiles }

/** Table by table, in an order in which every row finds those it refers to. */
export function worldRows(
  scene: Scene,
  world: World,
  { pictures, documents, threadFiles }: Files,
): TableRows[] {
  const { companies, applicants } = world
  const { logos, mainImages, portraits } = pictures
  const suspendedId = suspendedCompany(companies).row.id
  const persons = companies.flatMap((one) => one.persons)
  const supportContacts = buildSupportContacts(scene)
  const advisers = buildAdvisers(scene, supportContacts)
  const employees = persons.flatMap((person) => person.account ?? [])
  const unconfirmed = unconfirmedApplicant(scene)
  return [
    rowsOf(account, [
      ...[admin(scene), ...advisers, ...employees, ...applicants.map((one) => one.account)],
      unconfirmed.account,
    ]),
    rowsOf(
      storedFile,
      [...filesOf(pictures), ...documents.files, ...threadFiles.values()].map(({ row }) => row),
    ),
    rowsOf(
      institutionLocation,
      scene.locations.map((row) => ({ ...row, updatedAt: daysBefore(scene.now, 120) })),
    ),
    rowsOf(
      company,
      companies.map(({ row }, number) => ({
        ...row,
        // Once there was nothing against it: its offers and applications are those of that time.
        ...(row.id === suspendedId
          ? { status: 'suspended' as const, refusalReason: suspensionReason }
          : { refusalReason: '' }),
        logoFileId: logos[number]?.row.id ?? null,
        mainImageFileId: mainImages.get(row.id)?.row.id ?? null,
      })),
    ),
    rowsOf(
      companyStudyInterest,
      companies.flatMap(({ row, interests }) =>
        interests.map(({ id }) => ({ companyId: row.id, studyInterestId: id })),
      ),
    ),
    ...[persons, supportContacts].map((people) =>
      rowsOf(
        organisationPerson,
        people.map(({ row }) => ({ ...row, imageFileId: portraits.get(row.id)?.row.id ?? null })),
      ),
    ),
    ...offerRows(world.offers),
    offerViewRows(world.offers, scene.now),
    rowsOf(applicant, [...applicants.map(({ row }) => row), unconfirmed.row]),
    blockedCompanyRows(world),
    mathsAttemptRows(applicants, scene.now),
    mathsPlacementRows(applicants, scene.now),
    ...applicationRows(world.applications, documents.attachments),
    ...assessmentRows(companies, world.applications),
    ...interviewRows(world.applications, scene.now),
    ...requestRows(scene.now, world),
    ...threadRows(world.threads, threadFiles),
    ...bookmarkRows(scene.now, world),
    rowsOf(
      savedSearch,
      world.searches.map(({ row }) => row),
    ),
    rowsOf(
      savedSearchHit,
      world.searches.flatMap(({ hits }) => hits),
    ),
    ...backendRows(scene, world, [demoId('admin', 0), ...advisers.map(({ id }) => id)]),
    rowsOf(notice, [demoNotice(scene.now)]),
    rowsOf(
      setting,
      Object.entries(demoSettings).map(([key, value]) => ({ key, value, updatedAt: scene.now })),
    ),
  ]
}

const demoSettings = {
  'company.map.enable': true,
  'contact.mail': 'beratung@example.org',
  'contact.phone': '069 90009 100',
  'contact.hours.de': 'Montag bis Freitag, 9 bis 16 Uhr',
  'contact.hours.en': 'Monday to Friday, 9 am to 4 pm',
  'contact.address': ['Campusplatz 1', '70174 Stuttgart'],
  social: {
    instagram: 'https://instagram.example/tandem',
    youtube: 'https://youtube.example/tandem',
    linkedin: 'https://linkedin.example/tandem',
    rss: 'https://tandem.example/feed',
  },
  'footer.sponsors': [
    partner('Land im Süden', 'land-im-sueden', '<path d="M3 21 13 4l10 17Z"/>'),
    partner(
      'Stiftung Beide Seiten',
      'beide-seiten',
      '<circle cx="9" cy="13" r="6.5"/><circle cx="17" cy="13" r="6.5"/>',
    ),
  ],
  'footer.platforms': [
    partner('Mathe-Brückenkurs', 'mathe-brueckenkurs', '<path d="M4 7h18M4 13h18M4 19h11"/>'),
    partner(
      'Studienlotse',
      'studienlotse',
      '<rect x="4" y="4" width="18" height="18" rx="5"/><path d="M9 13h8M13 9v8"/>',
    ),
    partner('Campus-Portal', 'campus-portal', '<path d="M3 21 13 4l10 17Z"/>'),
  ],
}

/** Invented, as the pictures of the design have them; the logos are drawn here. */
function partner(name: string, address: string, drawing: string) {
  const attributes = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" width="26" height="26"'
  const svg = `<svg ${attributes} fill="none" stroke="#fff" stroke-width="2.5">${drawing}</svg>`
  const logo = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return { name, url: `https://${address}.example/`, logo }
}

function admin(scene: Scene): AccountRow {
  return buildAccount(scene, randomOf('admin'), {
    id: demoId('admin', 0),
    type: 'admin',
    email: demoLogins.admin.email,
    firstName: 'Mirjam',
    lastName: 'Holderbaum',
    permissions: ['backend'],
    createdAt: scene.now,
  })
}

/** Mistyped the address, so that the mail with the link arrived nowhere: the back office can correct it. */
function unconfirmedApplicant(scene: Scene) {
  const createdAt = daysBefore(scene.now, 0.1)
  const account = buildAccount(scene, randomOf('unconfirmed'), {
    id: demoId('unconfirmed-account', 0),
    type: 'applicant',
    email: 'jonas.reitmeier@exmaple.example.org',
    firstName: 'Jonas',
    lastName: 'Reitmeier',
    createdAt,
  })
  const row: typeof applicant.$inferInsert = {
    ...{ id: demoId('unconfirmed-applicant', 0), accountId: account.id, createdAt },
    ...{ gender: 'male', birthdate: '2008-09-03', nationality: 'DE' },
    ...{ onboardingStep: null, onboardingFinishedAt: null },
  }
  return { account: { ...account, confirmedAt: null }, row }
}

/** Says to everyone that nothing here is real. */
function demoNotice(now: Date): typeof notice.$inferInsert {
  return {
    key: 'demo',
    type: 'info',
    titleDe: 'Dies ist eine Demo',
    titleEn: 'This is a demo',
    descDe: 'Alle Unternehmen, Personen und Angebote sind erfunden. Ausprobieren ist ausdrücklich erlaubt.',
    descEn: 'All companies, people and offers are invented. Feel free to try everything out.',
    showFrom: null,
    showUntil: null,
    createdAt: now,
  }
}
