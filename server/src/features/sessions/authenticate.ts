import { hashToken } from '#platform/auth/token.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { sessionCutoffs } from './session-cutoffs.ts'
import { findLiveSession, hasLiveSession, type LiveSession, touchSession } from './sessions.store.ts'

/** A session's last sign of life is at most this much older than the truth; it saves a write a request. */
const touchEveryMs = 60_000

/** Who holds this token, or null when it opens nothing. Asks the database, so that an end is an end. */
export async function authenticate(ctx: Context, token: string): Promise<Viewer | null> {
  const cutoffs = await sessionCutoffs(ctx)
  const session = await findLiveSession(ctx.db, { ...cutoffs, tokenHash: hashToken(token) })
  if (!session) return null
  if (cutoffs.now.getTime() - session.lastSeenAt.getTime() >= touchEveryMs) {
    await touchSession(ctx.db, session.sessionId, cutoffs.now)
  }
  const { account } = await ctx.settings(ctx.db)
  return toViewer(session, account.requireSecondFactorOfAdmins)
}

/** For a stream that is open already: it lasts as long as its session, and does not make that last. */
export async function isSessionLive(ctx: Context, sessionId: string): Promise<boolean> {
  return hasLiveSession(ctx.db, sessionId, await sessionCutoffs(ctx))
}

/** Null for an account that has lost the person it belonged to, or whose company is closed. */
function toViewer(session: LiveSession, requiredOfAdmins: boolean): Viewer | null {
  const { accountId, sessionId, permissions, applicantId, companyId, organisationPersonId } = session
  const secondFactorMissing = requiredOfAdmins && session.type === 'admin' && !session.hasSecondFactor
  const signedIn = { accountId, sessionId, permissions, secondFactorMissing }
  switch (session.type) {
    case 'applicant':
      return applicantId ? { ...signedIn, type: 'applicant', applicantId } : null
    case 'company': {
      if (!companyId || !organisationPersonId || session.companyStatus === 'closed') return null
      const companyConfirmed = session.companyStatus === 'confirmed'
      const companySuspended = session.companyStatus === 'suspended'
      const company = { companyId, organisationPersonId, companyConfirmed, companySuspended }
      return { ...signedIn, type: 'company', ...company }
    }
    case 'admin':
      if (session.onBehalfId !== null) return toViewerOnBehalf(session)
      return { ...signedIn, type: 'admin', organisationPersonId }
  }
}

/** As somebody of the company who may edit it; what else may be done is in the contract. */
function toViewerOnBehalf(session: LiveSession): Viewer | null {
  const { accountId, sessionId, companyId, companyStatus, onBehalfId: id, onBehalfUntil: until } = session
  if (!id || !until || !companyId || companyStatus === 'closed') return null
  return {
    ...{ type: 'company', accountId, sessionId, companyId, onBehalf: { id, until } },
    ...{ permissions: ['company-profile-edit'], organisationPersonId: null, secondFactorMissing: false },
    ...{ companyConfirmed: companyStatus === 'confirmed', companySuspended: companyStatus === 'suspended' },
  }
}
