import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inviteColleague } from '@tandem/contract/accounts/colleagues'
import { attachFile } from '@tandem/contract/applicants'
import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications'
import type { AccountType, Endpoint, Permission } from '@tandem/contract/endpoint'
import { startThread } from '@tandem/contract/messaging'
import { createApplicantPattern, createCompanyPattern } from '@tandem/contract/saved-searches'
import sharp from 'sharp'
import { wholeContent } from '#features/applications/content/sample-content.testing.ts'
import { saveCompanyImage } from '#features/companies/companies.api.ts'
import { notice } from '#features/notices/notices.schema.ts'
import { ensureDefaultPages } from '#features/pages/pages.api.ts'
import { makeToken } from '#features/saved-searches/unsubscribing/token.ts'
import { passkey, session } from '#features/sign-in/sign-in.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

export const roles = [
  'visitor',
  'owner',
  'other applicant',
  'company',
  'colleague without permission',
  'other company',
  'pending company',
  'admin',
] as const
export type Role = (typeof roles)[number]

type Person = { token: string; permissions: readonly Permission[]; applicantId?: string }
type People = Record<Role, { person: Person | null; type: AccountType | null }>

export type World = Awaited<ReturnType<typeof buildWorld>>

const editor: Permission[] = ['company-profile-edit', 'company-colleagues-manage']
const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

/** One company, one applicant with a sent application and a draft, and everybody who has nothing to do with it. */
export async function buildWorld() {
  const app = await startTestApp()
  const owner = await app.applicant({ firstName: 'Lena' })
  const company = await app.company({ permissions: editor })
  const people: People = {
    visitor: { person: null, type: null },
    owner: { person: { ...owner, permissions: [] }, type: 'applicant' },
    'other applicant': { person: { ...(await app.applicant()), permissions: [] }, type: 'applicant' },
    company: { person: { ...company, permissions: editor }, type: 'company' },
    'colleague without permission': {
      person: { ...(await app.colleague(company)), permissions: [] },
      type: 'company',
    },
    'other company': {
      person: { ...(await app.company({ permissions: editor })), permissions: editor },
      type: 'company',
    },
    'pending company': {
      person: { ...(await app.company({ confirmed: false, permissions: editor })), permissions: editor },
      type: 'company',
    },
    admin: { person: { ...(await app.admin()), permissions: ['backend'] }, type: 'admin' },
  }
  await ensureDefaultPages(app.db, app.clock())
  await app.db.insert(notice).values({ key: 'hello', type: 'info', titleDe: 'Hallo', titleEn: 'Hello' })
  const logo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#024b59' } })
    .png()
    .toBuffer()
  await saveCompanyImage(app.context(), company.companyId, 'logo', logo)

  const sentFor = await app.offer(company)
  const sent = await application(app, owner, sentFor.id)
  await app.call(submitApplication, { params: { id: sent.id } }, { as: owner })
  const offer = await app.offer(company)
  const draft = await application(app, owner, offer.id)
  const begun = await app.call(
    startThread,
    { params: { id: owner.applicantId }, body: { subject: 'Hallo', message: 'Guten Tag' } },
    { as: company },
  )
  const leaver = await app.colleague(company)
  const invited = await app.call(inviteColleague, { body: { permissions: [] } }, { as: company })
  const ownerSignsIn = await signInRecords(app, owner.accountId)
  const searches = await savedSearches(app, owner, company)
  return {
    app,
    people,
    ownerAccount: owner.accountId,
    ...ownerSignsIn,
    ...searches,
    /** A colleague whom the company removes. */
    leaver: leaver.accountId,
    invitation: invited.body.invitation.id as string,
    companyId: company.companyId,
    offer: offer.id,
    sent: sent.id,
    sentFile: sent.file,
    draft: draft.id,
    draftFile: draft.file,
    content: draft.content,
    thread: begun.body.message.threadId as string,
    notice: 'hello',
    pdf,
    queries: {
      listApplications: undefined,
      findPlaces: { text: 'Karls' },
      suggest: { text: 'Info' },
      matchApplicant: { offer: sentFor.id },
    } as Record<string, object | undefined>,
    openStream: (endpoint: Endpoint, caller: { as?: Person }) => openStream(app, endpoint, caller.as?.token),
  }
}

type Token = { token: string }

/** A whole application with a document, not sent yet. */
async function application(app: TestApp, as: Token, offerId: string) {
  const created = await app.call(createApplication, { body: { type: 2, offerId } }, { as })
  const id: string = created.body.id
  const content = { ...wholeContent, revision: created.body.revision }
  await app.call(updateApplication, { params: { id }, body: content }, { as })
  const file = { name: 'lebenslauf.pdf', bytes: pdf }
  const attached = await app.upload(attachFile, { params: { type: 'cv', id }, file }, { as })
  return { id, content, file: attached.body.attachment.key as string }
}

/** Of the applicant, one of them to be deleted, and of the company, and what the link of its mail holds. */
async function savedSearches(app: TestApp, owner: Token & { accountId: string }, company: Token) {
  const body = { name: 'Meine Suche' }
  const own = await app.call(createCompanyPattern, { body }, { as: owner })
  const spare = await app.call(createCompanyPattern, { body }, { as: owner })
  const shared = await app.call(createApplicantPattern, { body }, { as: company })
  const id: string = own.body.id
  return {
    ownSearch: id,
    spareSearch: spare.body.id as string,
    companySearch: shared.body.id as string,
    searchToken: makeToken(app.context(), { id, accountId: owner.accountId }),
  }
}

/** A session and a passkey that may end. */
async function signInRecords(app: TestApp, accountId: string) {
  const now = app.clock()
  const ids = { extraSession: newId(), passkey: newId() }
  const expiresAt = new Date(now.getTime() + 60 * 60 * 1000)
  await app.db.insert(session).values({ id: ids.extraSession, accountId, lastSeenAt: now, expiresAt })
  const credential = { credentialId: 'bm9ib2R5', publicKey: 'bm9uZQ' }
  await app.db.insert(passkey).values({ id: ids.passkey, accountId, name: 'Laptop', ...credential })
  return ids
}

/** A stream never ends by itself, so it needs a real socket that is hung up after the first headers. */
async function openStream(app: TestApp, endpoint: Endpoint, token: string | undefined) {
  if (!app.server.server.listening) await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as AddressInfo
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const request = get({ host: '127.0.0.1', port, path: `/api${endpoint.path}`, headers })
  const [response] = await once(request, 'response')
  request.destroy()
  return { status: response.statusCode as number }
}
