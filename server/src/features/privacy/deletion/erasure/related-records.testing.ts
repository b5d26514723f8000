import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { account, sentTip } from '#features/accounts/accounts.schema.ts'
import { applicantRequest } from '#features/applicant-requests/applicant-requests.schema.ts'
import { applicant, applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { profileView } from '#features/applications/applications.schema.ts'
import { bookmark, bookmarkSharing } from '#features/bookmarks/bookmarks.schema.ts'
import { companyRegistrationKey } from '#features/companies/companies.schema.ts'
import { contentVersion, pageConsent } from '#features/contents/contents.schema.ts'
import { storeFile, storeImage } from '#features/files/files.api.ts'
import {
  mathsAttempt,
  mathsPlacement,
  mathsPlan,
  mathsPractice,
  studyChecklistMark,
} from '#features/maths/maths.schema.ts'
import {
  accountBlock,
  messageAttachment,
  threadNote,
  threadReport,
  threadReportAddition,
} from '#features/messaging/messaging.schema.ts'
import { notice, noticeDismissal } from '#features/notices/notices.schema.ts'
import { pushDevice, pushKindOff } from '#features/push/push.schema.ts'
import {
  applicationHandler,
  applicationNote,
  applicationRating,
} from '#features/received-applications/received-applications.schema.ts'
import { savedSearch, savedSearchHit } from '#features/saved-searches/saved-searches.schema.ts'
import { lastSearch } from '#features/search/search.schema.ts'
import { passkey, recoveryCode, totp } from '#features/second-factor/second-factor.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { smallPdf } from '#testing/pdf.ts'
import type { TestApp } from '#testing/test-app.ts'
import { personalText, retainedText } from './marks.testing.ts'

type Life = {
  lena: { email: string }
  acme: { accountId: string; companyId: string }
  messageId: string
  threadId: string
  applied: string
  email: string
}

/** For tests: what no call writes yet, or only with a phone or a key in hand, straight into the tables. */
export async function insertRelatedRecords(
  app: TestApp,
  { acme, messageId, threadId, applied, email }: Life,
) {
  const [owner] = await app.db
    .select({ accountId: account.id, applicantId: applicant.id })
    .from(account)
    .innerJoin(applicant, eq(applicant.accountId, account.id))
    .where(eq(account.email, email))
  if (!owner) throw new Error('There is no such account')
  const { accountId, applicantId } = owner
  await files(app, owner, messageId)
  await app.db.insert(notice).values({ key: 'hello', type: 'info', titleDe: 'Hallo', titleEn: 'Hello' })
  await app.db.insert(noticeDismissal).values({ noticeKey: 'hello', accountId })
  const terms = { kind: 'page' as const, recordId: 'terms', revision: 1 }
  const content = { kind: terms.kind, titleDe: 'AGB', titleEn: '', bodyDe: 'Neu.', bodyEn: '' }
  await app.db
    .insert(contentVersion)
    .values({ ...terms, content, publishedAt: app.clock() })
    .onConflictDoNothing()
  await app.db.insert(pageConsent).values({ ...terms, accountId, agreedAt: app.clock() })
  await app.db
    .insert(mathsAttempt)
    .values({ applicantId, level: 1, module: 'fractions', answers: [personalText] })
  await app.db.insert(mathsPlacement).values({
    ...{ applicantId, seed: 7 },
    questions: [{ template: 'power-product', answer: personalText, isRight: false }],
  })
  await app.db
    .insert(mathsPractice)
    .values({ applicantId, exercise: personalText, topic: 'powers', isRight: true })
  await app.db.insert(mathsPlan).values({ applicantId, minutes: 30, weekdays: [2] })
  await app.db.insert(studyChecklistMark).values({ applicantId, item: personalText })
  await app.db.insert(applicantCompanyBlock).values({ applicantId, companyId: acme.companyId })
  await app.db.insert(accountBlock).values({ blockedBy: accountId, blocked: (await app.company()).accountId })
  const reportId = newId()
  await app.db
    .insert(threadReport)
    .values({ id: reportId, threadId, reportedBy: accountId, reason: personalText })
  await app.db
    .insert(threadReportAddition)
    .values({ reportId, kind: 'insult', reason: personalText, addedAt: app.clock() })
  await app.db.insert(totp).values({ accountId, secret: personalText, confirmedAt: app.clock() })
  await app.db.insert(pushDevice).values({
    ...{ accountId, endpoint: `https://${personalText}.push.apple.com/`, device: personalText },
    ...{ p256dh: personalText, auth: personalText },
  })
  await app.db.insert(sentTip).values({ accountId, tip: 'profile', sentAt: app.clock() })
  await app.db.insert(pushKindOff).values({ accountId, kind: 'messages' })
  await app.db.insert(recoveryCode).values({ accountId, hash: personalText })
  await app.db
    .insert(passkey)
    .values({ accountId, name: personalText, credentialId: personalText, publicKey: personalText })
  await app.db
    .insert(companyRegistrationKey)
    .values({ companyId: acme.companyId, email, usesLeft: 0, expiresOn: '2099-01-01' })

  await app.db
    .insert(profileView)
    .values({ applicationId: applied, companyId: acme.companyId, day: '2026-11-01' })
  const createdAt = new Date(app.clock().getTime() - 60_000)
  const asked = {
    applicantId,
    companyId: acme.companyId,
    askedBy: acme.accountId,
    note: personalText,
    createdAt,
  }
  await app.db.insert(applicantRequest).values([
    { ...asked, kind: 'name', answer: 'declined', answeredAt: app.clock() },
    { ...asked, kind: 'invitation', offerId: (await app.offer(acme)).id },
    {
      ...{ ...asked, kind: 'recommendation', applicationId: applied },
      targetCompanyId: (await app.company()).companyId,
    },
  ])

  const ofAcme = { applicationId: applied, accountId: acme.accountId }
  await app.db.insert(applicationHandler).values({ ...ofAcme, assignedAt: app.clock() })
  await app.db.insert(applicationRating).values({ ...ofAcme, rating: 4 })
  await app.db
    .insert(applicationNote)
    .values({ applicationId: applied, authorId: acme.accountId, text: personalText })
  await app.db
    .insert(threadNote)
    .values({ threadId, authorId: acme.accountId, text: personalText, writtenAt: app.clock() })

  const [own, theirs] = [
    { recordType: 'company', recordId: acme.companyId, accountId, comment: personalText },
    { recordType: 'applicant', recordId: applicantId, accountId: acme.accountId, comment: personalText },
  ]
  await app.db
    .insert(bookmark)
    .values([own, theirs, { ...theirs, recordType: 'application', recordId: applied }])
  await app.db.insert(bookmarkSharing).values({ accountId: acme.accountId, comments: true })
  const search = { name: personalText, criteria: { text: personalText } }
  const [watching] = await app.db
    .insert(savedSearch)
    .values([
      { ...search, accountId, kind: 'offers' },
      {
        accountId: acme.accountId,
        companyId: acme.companyId,
        kind: 'applicants',
        name: 'Alle',
        criteria: {},
      },
    ])
    .returning({ id: savedSearch.id })
  if (watching)
    await app.db.insert(savedSearchHit).values({ savedSearchId: watching.id, recordId: applicantId })
  await app.db.insert(lastSearch).values({ accountId, entityType: 'offer', criteria: search })
  return owner
}

async function files(app: TestApp, owner: { accountId: string; applicantId: string }, messageId: string) {
  const ctx = app.context()
  const bytes = (text: string) => smallPdf(text)
  const by = { uploadedBy: owner.accountId, accept: ['pdf' as const] }
  const sent = await storeFile(ctx, { ...by, bytes: bytes(retainedText), name: `${retainedText}.pdf` })
  await app.db.insert(messageAttachment).values({ messageId, fileId: sent.id })
  await storeFile(ctx, { ...by, bytes: bytes(personalText), name: `${personalText}-nie-angehaengt.pdf` })
  const square = sharp({ create: { width: 64, height: 64, channels: 3, background: '#024b59' } })
  const image = await storeImage(ctx, {
    bytes: await square.png().toBuffer(),
    name: `${personalText}.webp`,
    uploadedBy: owner.accountId,
  })
  await app.db.update(applicant).set({ imageFileId: image.id }).where(eq(applicant.id, owner.applicantId))
}
