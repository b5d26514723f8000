import { applicationTypes, type Outcome } from '@tandem/contract/applications'
import type { Locale } from '@tandem/contract/common'
import { findSentTips, getAccount, listOwnSubscriptions } from '#features/accounts/accounts.api.ts'
import { listAskedRequests, listOwnRequests } from '#features/applicant-requests/applicant-requests.api.ts'
import { listOwnApplications, listProfileViews } from '#features/applications/applications.api.ts'
import { findOwnSharing, listOwnBookmarks } from '#features/bookmarks/bookmarks.api.ts'
import { listConsents, listVersionsSavedBy } from '#features/contents/contents.api.ts'
import { listOwnInterviews } from '#features/interviews/interviews.api.ts'
import { listOwnAttempts, readOwnPreparation } from '#features/maths/maths.api.ts'
import {
  getMessagingSettings,
  listHandledThreads,
  listOwnMessages,
  listOwnReports,
  listOwnThreadNotes,
} from '#features/messaging/messaging.api.ts'
import { listOwnDevices, listPushKinds } from '#features/push/push.api.ts'
import { listOwnAssessments } from '#features/received-applications/received-applications.api.ts'
import { listOwnSavedSearches } from '#features/saved-searches/saved-searches.api.ts'
import { listLastSearches } from '#features/search/search.api.ts'
import { getSecondFactor } from '#features/second-factor/second-factor.api.ts'
import { listOnBehalfBy, listSessions } from '#features/sessions/sessions.api.ts'
import type { ApplicantViewer, Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import {
  findApplicantPerson,
  findCalendarFeed,
  findContactPerson,
  findRegistration,
  listBlockedCompanies,
  listBlockedPeople,
  listDismissedNotices,
  listMails,
  listOfficeRequests,
} from './person.store.ts'

/** Everything that is kept about the viewer, in the contract's words. Of others only what the viewer sees anyway. */
export async function collectData(ctx: Context, viewer: Viewer) {
  const { accountId } = viewer
  const applicantId = viewer.type === 'applicant' ? viewer.applicantId : null
  const registration = await findRegistration(ctx.db, accountId)
  const { mailInterval, readReceipts } = await getMessagingSettings(ctx, viewer)
  return {
    account: await ownAccount(ctx, viewer),
    registration: registration && {
      createdAt: iso(registration.createdAt),
      confirmedAt: iso(registration.confirmedAt),
      consentAt: iso(registration.consentAt),
      renewedAt: iso(registration.renewedAt),
      hiddenAt: iso(registration.hiddenAt),
      lockedAt: iso(registration.lockedAt),
      lockReason: registration.lockReason,
      deletionDueAt: iso(registration.deletionDueAt),
      deletionReason: registration.deletionReason,
      permissions: registration.permissions,
    },
    consents: await consents(ctx, accountId),
    officeRequests: await listOfficeRequests(ctx.db, accountId),
    contactPerson: await findContactPerson(ctx.db, accountId),
    ...(viewer.type === 'applicant' && (await applicantData(ctx, viewer))),
    ...(viewer.type === 'company' && {
      assessments: await listOwnAssessments(ctx.db, accountId),
      askedRequests: await listAskedRequests(ctx.db, accountId),
      threadNotes: await ownThreadNotes(ctx, accountId),
      watchListSharing: await findOwnSharing(ctx.db, accountId),
    }),
    ...(viewer.type === 'admin' && {
      savedContents: await savedContents(ctx, accountId),
      onBehalf: await actedOnBehalf(ctx, accountId),
    }),
    ...(viewer.type !== 'applicant' && { handledThreads: await listHandledThreads(ctx.db, accountId) }),
    threads: await listOwnMessages(ctx, { accountId, applicantId }),
    blockedPeople: await listBlockedPeople(ctx.db, accountId),
    messageReports: await listOwnReports(ctx.db, accountId),
    bookmarks: await listOwnBookmarks(ctx.db, accountId),
    searches: {
      saved: await listOwnSavedSearches(ctx.db, accountId),
      last: await listLastSearches(ctx.db, accountId),
    },
    calendarFeed: await findCalendarFeed(ctx.db, accountId),
    subscriptions: await listOwnSubscriptions(ctx, viewer),
    pushDevices: await listOwnDevices(ctx.db, accountId),
    pushSettings: await listPushKinds(ctx.db, viewer),
    messagingSettings: { mailInterval, readReceipts },
    secondFactor: await getSecondFactor(ctx, viewer),
    sessions: await listSessions(ctx, viewer),
    mails: await listMails(ctx.db, accountId),
    dismissedNotices: await listDismissedNotices(ctx.db, accountId, ctx.locale),
  }
}

/** Country and university stand in `person`, by their names; what is to be agreed to is nothing that is kept. */
async function ownAccount(ctx: Context, viewer: Viewer) {
  const { country, university, consentDue, ...account } = await getAccount(ctx, viewer)
  return account
}

async function consents(ctx: Context, accountId: string) {
  const agreed = await listConsents(ctx.db, accountId)
  return agreed.map(({ agreedAt, ...version }) => ({ ...version, agreedAt: iso(agreedAt) }))
}

async function savedContents(ctx: Context, accountId: string) {
  const versions = await listVersionsSavedBy(ctx.db, accountId)
  return versions.map(({ savedAt, ...version }) => ({ ...version, savedAt: iso(savedAt) }))
}

async function actedOnBehalf(ctx: Context, accountId: string) {
  const sessions = await listOnBehalfBy(ctx.db, accountId)
  return sessions.map(({ startedAt, endedAt, ...session }) => ({
    ...{ ...session, startedAt: iso(startedAt), endedAt: iso(endedAt) },
  }))
}

async function ownThreadNotes(ctx: Context, accountId: string) {
  const notes = await listOwnThreadNotes(ctx.db, accountId)
  return notes.map(({ writtenAt, ...note }) => ({ ...note, writtenAt: iso(writtenAt) }))
}

async function sentTips(ctx: Context, { accountId }: ApplicantViewer) {
  const sent = await findSentTips(ctx.db, accountId)
  return sent.map(({ tip, sentAt }) => ({ tip, sentAt: iso(sentAt) }))
}

async function applicantData(ctx: Context, viewer: ApplicantViewer) {
  const { applicantId } = viewer
  const person = await findApplicantPerson(ctx.db, applicantId)
  const applications = await listOwnApplications(ctx, viewer)
  const views: Awaited<ReturnType<typeof listProfileViews>> = []
  for (const { id } of applications) views.push(...(await listProfileViews(ctx, viewer, { params: { id } })))
  return {
    person: person && {
      nationality: person.nationality,
      country: named(person.country, ctx.locale),
      university: named(person.university, ctx.locale),
      onboardingStep: person.onboardingStep,
      onboardingFinishedAt: iso(person.onboardingFinishedAt),
    },
    blockedCompanies: await listBlockedCompanies(ctx.db, applicantId),
    // What may be done with one, and how it matches, is nothing that is kept; the offer's title stands there once; and a
    // link would lead behind the sign-in.
    applications: applications.map((application) => {
      const {
        can,
        missing,
        match,
        outcomes,
        freePlaces,
        undoUntil,
        closure,
        origin,
        applicant,
        attachments,
        target,
        ...kept
      } = application
      const { offerTitles, ...named } = target ?? {}
      const endOf = (outcome: Outcome | null) =>
        outcome === 'offer_closed' && kept.type === applicationTypes.initiative ? 'initiative_ended' : outcome
      return {
        ...kept,
        outcome: endOf(kept.outcome),
        timeline: kept.timeline.map((entry) => ({ ...entry, outcome: endOf(entry.outcome) })),
        target: target && named,
        attachments: attachments.map(({ url: _, ...attachment }) => attachment),
      }
    }),
    profileViews: views.map(({ companyName, day }) => ({ companyName, day })),
    interviews: await listOwnInterviews(ctx, applicantId),
    requests: await listOwnRequests(ctx, viewer),
    sentTips: await sentTips(ctx, viewer),
    mathsAttempts: await listOwnAttempts(ctx.db, applicantId),
    ...(await readOwnPreparation(ctx.db, applicantId)),
  }
}

const iso = (instant: Date | null) => instant?.toISOString() ?? null

const named = (names: { de: string; en: string } | null, locale: Locale) =>
  names && ((locale === 'en' && names.en) || names.de)
