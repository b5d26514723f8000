import { inviteColleague } from '@tandem/contract/accounts/colleagues'
import { inviteApplicant } from '@tandem/contract/applicant-requests'
import { saveApplicantImage } from '@tandem/contract/applicants/own-profile'

import { undoPeriodMs } from '@tandem/contract/applications'
import { moveApplication } from '@tandem/contract/applications/decisions'
import { submitApplication } from '@tandem/contract/applications/drafts'
import { refuseCompany } from '@tandem/contract/backend'
import { listThreadReports, type ThreadReport } from '@tandem/contract/backend/message-reports'
import { saveCompanyFile } from '@tandem/contract/companies/profile'
import { savePersonFile, savePersonImage } from '@tandem/contract/contacts'
import type { AccountType, Permission } from '@tandem/contract/endpoint'
import { reportThread } from '@tandem/contract/messaging/threads'
import { addNote } from '@tandem/contract/received-applications'
import { createTemplate } from '@tandem/contract/received-applications/templates'
import { createApplicantSavedSearch, createCompanySavedSearch } from '@tandem/contract/saved-searches'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { account } from '#features/accounts/accounts.schema.ts'
import type { Purpose } from '#features/accounts/credentials/one-time-tokens.store.ts'
import { saveCompanyImage } from '#features/companies/companies.api.ts'
import { company as companyTable } from '#features/companies/companies.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { insertContact, insertLocation } from '#features/messaging/messaging.testing.ts'
import { makeToken } from '#features/saved-searches/unsubscribing/token.ts'
import { insertProfile } from '#features/search/profiles/profiles.testing.ts'
import { hashPassword } from '#platform/auth/password.ts'
import { newId } from '#platform/db/columns.ts'
import { unsubscribeToken } from '#platform/mail/unsubscription.ts'
import { password } from '#testing/test-accounts.ts'
import type { TestApp } from '#testing/test-app.ts'
import { createInterviewScene } from './scene-interviews.testing.ts'
import { createOfficeScene } from './scene-office.testing.ts'
import {
  beginApplication,
  deleted,
  insertPasskey,
  insertPushDevice,
  insertSession,
  lazy,
  mailedToken,
  type Person,
  pdf,
  succeed,
  unverified,
} from './scene-records.testing.ts'
import { createThreadScene } from './scene-threads.testing.ts'

export const editor: Permission[] = ['company-profile-edit', 'company-colleagues-manage']

/** Who calls. The first three are signed in as nobody: two of them hold a token that must open nothing. */
export const roles = [
  'visitor',
  'unverified',
  'deleted account',
  'other applicant',
  'pending company',
  'other company',
  'colleague without permission',
  'company',
  'owner',
  'admin',
] as const
export type Role = (typeof roles)[number]

export const signedInAs: Record<Role, { type: AccountType; permissions: readonly Permission[] } | null> = {
  visitor: null,
  unverified: null,
  'deleted account': null,
  owner: { type: 'applicant', permissions: [] },
  'other applicant': { type: 'applicant', permissions: [] },
  company: { type: 'company', permissions: editor },
  'colleague without permission': { type: 'company', permissions: [] },
  'other company': { type: 'company', permissions: editor },
  'pending company': { type: 'company', permissions: editor },
  admin: { type: 'admin', permissions: ['backend'] },
}

export type Scene = ReturnType<typeof createScene>

type Company = Awaited<ReturnType<TestApp['company']>>

/**
 * People who were never there before, and records of `owner` and `company`. Each is made when it is asked for.
 * `known`: somebody of a company that is there already, with all permissions.
 */
export function createScene(app: TestApp, known?: Company) {
  app.clock.advance(1000)
  const name = `Werk ${newId().slice(-12)}`
  const owner = lazy(() => app.applicant({ firstName: 'Lena' }))
  const otherApplicant = lazy(() => app.applicant())
  const company = lazy(async () => known ?? app.company({ name, permissions: editor }))
  const colleague = lazy(async () => app.colleague(await company()))
  const otherCompany = lazy(() => app.company({ name: `Andere ${name}`, permissions: editor }))
  const pendingCompany = lazy(() => app.company({ name, confirmed: false, permissions: editor }))
  const people: Record<Role, () => Promise<Person | null>> = {
    visitor: async () => null,
    unverified: lazy(() => unverified(app)),
    'deleted account': lazy(() => deleted(app)),
    owner,
    'other applicant': otherApplicant,
    company,
    'colleague without permission': colleague,
    'other company': otherCompany,
    'pending company': pendingCompany,
    // Beside another one, who could confirm what this one asks for.
    admin: lazy(async () => {
      await app.admin()
      return app.admin()
    }),
  }
  const offer = lazy(async () => (await app.offer(await company())).id)
  const personFile = async (as: { token: string }) => {
    const file = { name: 'anfahrt.pdf', bytes: pdf }
    const added = await succeed(app.upload(savePersonFile, { params: { id: 'new' }, file }, { as }))
    return added.body.profile.files.at(-1).id as string
  }
  const send = async (offerId: string) => {
    const begun = await beginApplication(app, await owner(), offerId)
    await succeed(app.call(submitApplication, { params: { id: begun.id } }, { as: await owner() }))
    return begun
  }
  const sent = lazy(async () => send(await offer()))
  const moved = lazy(async () => {
    const { id, content } = await send((await app.offer(await company())).id)
    const { revision } = content
    const body = { stage: 'offer_made', revision } as const
    const { body: after } = await succeed(
      app.call(moveApplication, { params: { id }, body }, { as: await company() }),
    )
    return { id, revision: after.revision as number }
  })
  const threads = createThreadScene(app, { owner, company, sent })
  const savePicture = async (as: { token: string }) => {
    const file = { name: 'bild.png', bytes: await logoBytes() }
    await succeed(app.upload(savePersonImage, { params: { id: 'mainImage' }, file }, { as }))
  }
  return {
    app,
    /** Unique to this scene. */
    name,
    people,
    owner,
    company,
    colleague,
    pendingCompany,
    offer,
    otherCompany,
    draftOffer: lazy(async () => (await app.offer(await company(), { status: 'draft' })).id),
    /** The pending company, which an admin has refused. */
    refused: lazy(async () => {
      const as = await pendingCompany()
      const body = { reason: 'Es fehlt die Anschrift.', revision: 0 }
      const params = { id: as.companyId }
      await succeed(app.call(refuseCompany, { params, body }, { as: await app.admin() }))
      return as
    }),
    /** Whose people are still there. */
    closedCompany: lazy(async () => {
      const as = await app.company()
      await app.db.update(companyTable).set({ status: 'closed' }).where(eq(companyTable.id, as.companyId))
      return as
    }),
    pendingDraft: lazy(async () => (await app.offer(await pendingCompany(), { status: 'draft' })).id),
    pendingOffer: lazy(async () => (await app.offer(await pendingCompany())).id),
    /** With a document, sent to the company. */
    sent,
    /** To the other company. */
    sentToOther: lazy(async () => send((await app.offer(await otherCompany())).id)),
    /** Another one, with an offer made this moment. */
    moved,
    /** That one, and the applicant knows. */
    offered: lazy(async () => {
      const application = await moved()
      app.clock.advance(undoPeriodMs)
      return application
    }),
    ...createInterviewScene(app, {
      owner,
      company,
      send: async () => send((await app.offer(await company())).id),
    }),
    /** An application that is not sent yet. */
    draft: lazy(async () => beginApplication(app, await owner(), (await app.offer(await company())).id)),
    /** The company's own on it. */
    note: lazy(async () => {
      const params = { id: (await sent()).id }
      const added = await succeed(
        app.call(addNote, { params, body: { text: 'Einladen?' } }, { as: await company() }),
      )
      return added.body.assessment.notes.at(-1).id as string
    }),
    /** The company's own for replies. */
    template: lazy(async () => {
      const body = { name: 'Danke', textDe: 'Hallo [Vorname]', textEn: '' }
      const made = await succeed(app.call(createTemplate, { body }, { as: await company() }))
      return made.body.templates.at(-1).id as string
    }),
    /** The owner's own, of which whoever may know them gets a copy. */
    photo: lazy(async () => {
      const file = { name: 'ich.png', bytes: await logoBytes() }
      const params = { id: 'mainImage' } as const
      await succeed(app.upload(saveApplicantImage, { params, file }, { as: await owner() }))
    }),
    profile: lazy(async () => insertProfile(app.db, await owner(), { visibility: 'open' })),
    anonymousProfile: lazy(async () => insertProfile(app.db, await owner(), { visibility: 'anonymous' })),
    hiddenProfile: lazy(async () => insertProfile(app.db, await owner(), { visibility: 'hidden' })),
    /** To apply for an offer made this moment. */
    invited: lazy(async () => {
      await insertProfile(app.db, await owner(), { visibility: 'open' })
      const params = { id: (await owner()).applicantId }
      const body = { offerId: (await app.offer(await company())).id, note: '' }
      const answer = await succeed(app.call(inviteApplicant, { params, body }, { as: await company() }))
      return { id: answer.body.asked.requests[0].id as string }
    }),
    ...threads,
    /** Of `thread`, by `owner`. */
    report: lazy(async () => {
      const scene = { params: { id: await threads.thread() }, body: { kind: 'other', reason: '' } }
      await succeed(app.call(reportThread, scene, { as: await owner() }))
      const { body } = await succeed(app.call(listThreadReports, {}, { as: await app.admin() }))
      const { email } = await owner()
      const own = ({ reporter }: ThreadReport) => reporter?.email === email
      return body.reports.entries.findLast(own).id as string
    }),
    ...createOfficeScene(app),
    ownSearch: lazy(async () => {
      const body = { name: 'Meine Suche' }
      return (await succeed(app.call(createCompanySavedSearch, { body }, { as: await owner() }))).body
        .id as string
    }),
    companySearch: lazy(async () => {
      const body = { name: 'Unsere Suche' }
      const made = await succeed(app.call(createApplicantSavedSearch, { body }, { as: await company() }))
      return made.body.id as string
    }),
    mailToken: ({ accountId }: Person) =>
      unsubscribeToken(app.context(), { accountId, subscription: 'application_changes' }),
    searchToken: (id: string, { accountId }: Person) => makeToken(app.context(), { id, accountId }),
    /** `key` is what its link ends with. */
    invitation: lazy(async () => {
      const made = await succeed(
        app.call(inviteColleague, { body: { permissions: [] } }, { as: await company() }),
      )
      const { id, link } = made.body.invitation as { id: string; link: string }
      return { id, key: link.split('#key=').at(-1) ?? '' }
    }),
    /** The owner's, on another device. */
    extraSession: lazy(async () => insertSession(app, await owner())),
    pushDevice: lazy(async () => insertPushDevice(app, await owner())),
    passkey: lazy(async () => insertPasskey(app, await owner())),
    /** A location of the university where nobody is. */
    emptyLocation: lazy(async () => {
      await insertLocation(app, 'mosbach', 'Mosbach')
      return 'mosbach'
    }),
    supportContact: lazy(async () => {
      await insertLocation(app, 'karlsruhe', 'Karlsruhe')
      const as = await app.admin()
      const id = await insertContact(app, { locationKey: 'karlsruhe' }, as.accountId)
      await savePicture(as)
      return id
    }),
    logo: lazy(async () => {
      for (const { companyId } of [await company(), await pendingCompany()]) {
        await saveCompanyImage(app.context(), companyId, 'logo', await logoBytes())
      }
    }),
    /** Its id. */
    companyFile: lazy(async () => addCompanyFile(app, await company())),
    pendingFile: lazy(async () => addCompanyFile(app, await pendingCompany())),
    /** Of the company's contact, with the id of a file of theirs. */
    contact: lazy(async () => {
      const as = await company()
      await savePicture(as)
      return { id: as.organisationPersonId, fileId: await personFile(as) }
    }),
    /** Of the colleague's. */
    fileOfColleague: lazy(async () => personFile(await colleague())),
    /** Takes themselves out of sight. */
    hiddenContact: lazy(async () => {
      const as = await colleague()
      const isThem = eq(organisationPerson.id, as.organisationPersonId)
      await app.db.update(organisationPerson).set({ hidden: true }).where(isThem)
      return as.organisationPersonId
    }),
    token: (purpose: Purpose, of: { accountId: string }) => mailedToken(app, purpose, of),
    unverified: () => unverified(app),
    /** Such that `password` is theirs. */
    withPassword: async <P extends Person>(person: P): Promise<P> => {
      const passwordHash = await knownHash()
      await app.db.update(account).set({ passwordHash }).where(eq(account.id, person.accountId))
      return person
    },
  }
}

async function addCompanyFile(app: TestApp, as: Company): Promise<string> {
  const file = { name: 'ablauf.pdf', bytes: pdf }
  const added = await succeed(app.upload(saveCompanyFile, { params: { id: 'new' }, file }, { as }))
  return added.body.profile.files.at(-1).id
}

const knownHash = lazy(() => hashPassword(password))
const logoBytes = lazy(() =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#024b59' } })
    .png()
    .toBuffer(),
)
