import { confirmTotp, startTotp } from '@tandem/contract/second-factor'
import { contentVersion } from '#features/contents/contents.schema.ts'
import { createAuthenticator } from '#features/second-factor/passkeys/authenticator.testing.ts'
import {
  creationOptions,
  registerPasskey,
  signInOptions,
} from '#features/second-factor/passkeys/passkeys.testing.ts'
import { codeAt } from '#features/second-factor/totp/totp.testing.ts'
import { newId } from '#platform/db/columns.ts'
import { password, registration } from '#testing/test-accounts.ts'
import type { Role, Scene } from '../scene.testing.ts'
import { type Person, pushKeys, succeed } from '../scene-records.testing.ts'
import type { Cells } from './cell.testing.ts'

const team: Role[] = ['company', 'colleague without permission']

/** Of the caller's own account, which the call itself does not name. */
export const accountCells: Cells = {
  getAccount: {},
  logout: {},
  refreshSession: {},
  cancelEmailChange: {},
  endOtherSessions: {},
  exportAccount: {},
  getSubscriptions: {},
  renewAccount: {},
  giveConsent: {
    given: async ({ app }) => ({ body: { pages: [await publishedTerms(app)] } }),
  },
  streamEvents: {},
  getApplicantSettings: {},
  getCompanySettings: {},
  getMessagingSettings: {},
  updateMessagingSettings: { given: () => ({ body: { mailInterval: 'daily', readReceipts: false } }) },
  updateSubscription: { given: () => ({ params: { subscription: 'tips' }, body: { enabled: true } }) },
  openMailUnsubscription: {
    given: async (scene) => ({ params: { token: scene.mailToken(await scene.owner()) } }),
  },
  unsubscribeFromMails: {
    given: async (scene) => ({ params: { token: scene.mailToken(await scene.owner()) } }),
  },
  updateAccount: {
    given: () => ({ body: { firstName: 'Mia', lastName: 'Neu', language: 'de' } }),
  },
  changePassword: {
    given: async (scene, caller) => ({
      body: { ...(await proof(scene, caller)), newPassword: 'Morgen fährt der Zug pünktlich' },
    }),
  },
  requestEmailChange: {
    given: async (scene, caller) => ({
      body: { ...(await proof(scene, caller)), email: `${newId()}@example.org` },
    }),
  },
  deleteAccount: {
    given: async (scene, caller) => ({ body: { ...(await leaving(scene, caller)), reason: 'other' } }),
  },
  deleteAccountAtOnce: { given: async (scene, caller) => ({ body: await leaving(scene, caller) }) },

  login: {
    given: async ({ owner, withPassword }) => ({
      body: { email: (await withPassword(await owner())).email, password },
    }),
  },
  register: { given: () => ({ body: registration(`${newId()}@example.org`) }) },
  confirmAccount: {
    given: async ({ token, unverified }) => ({
      body: { token: await token('confirm_account', await unverified()) },
    }),
  },
  readRegistrationKey: { given: async ({ invitation }) => ({ body: { key: (await invitation()).key } }) },
  requestPassword: { given: async ({ owner }) => ({ body: { email: (await owner()).email } }) },
  resetPassword: {
    given: async ({ token, owner }) => ({
      body: { token: await token('reset_password', await owner()), password },
    }),
  },

  startTotp: { given: async (scene, caller) => ({ body: await proof(scene, caller) }) },
  confirmTotp: {
    given: async (scene, caller) => ({ body: { code: await firstCode(scene, caller) } }),
  },
  removeTotp: { given: withTotp },
  renewRecoveryCodes: { given: withTotp },
  startPasskey: { given: async (scene, caller) => ({ body: await proof(scene, caller) }) },
  addPasskey: {
    given: async (scene, caller) => {
      await proof(scene, caller)
      const response = createAuthenticator().create(await creationOptions(scene.app, caller))
      return { body: { name: 'Laptop', response } }
    },
  },
  passkeyLogin: {
    given: async (scene) => {
      const owner = await scene.withPassword(await scene.owner())
      const authenticator = createAuthenticator()
      const made = authenticator.create(await creationOptions(scene.app, owner))
      await succeed(registerPasskey(scene.app, owner, made))
      return { body: { response: authenticator.get(await signInOptions(scene.app)) } }
    },
  },
  getSecondFactor: { shows: { id: ({ passkey }) => passkey(), to: ['owner'] } },
  renamePasskey: {
    given: async ({ passkey }) => ({ params: { id: await passkey() }, body: { name: 'Telefon' } }),
    seenBy: ['owner'],
  },
  removePasskey: {
    given: async (scene, caller) => ({
      params: { id: await scene.passkey() },
      body: await proof(scene, caller),
    }),
    seenBy: ['owner'],
  },

  getPushSettings: { shows: { id: ({ pushDevice }) => pushDevice(), to: ['owner'] } },
  addPushDevice: {
    given: () => ({ body: { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: pushKeys } }),
  },
  removePushDevice: {
    given: async ({ pushDevice }) => ({ params: { id: await pushDevice() } }),
    seenBy: ['owner'],
  },
  switchPushKind: { given: () => ({ params: { kind: 'messages' }, body: { enabled: false } }) },
  listSessions: { shows: { id: ({ extraSession }) => extraSession(), to: ['owner'] } },
  endSession: {
    given: async ({ extraSession }) => ({ params: { id: await extraSession() } }),
    seenBy: ['owner'],
  },
  getUserInfo: {
    given: async ({ owner }) => ({ params: { id: (await owner()).accountId } }),
    seenBy: ['owner', 'admin'],
  },
  'getUserInfo, of a colleague': {
    given: async ({ colleague }) => ({ params: { id: (await colleague()).accountId } }),
    seenBy: [...team, 'admin'],
  },

  listColleagues: {
    shows: { id: async ({ colleague }) => (await colleague()).accountId, to: team },
  },
  'listColleagues, its invitations': {
    shows: { id: async ({ invitation }) => (await invitation()).id, to: ['company'] },
  },
  inviteColleague: { given: () => ({ body: { permissions: [] } }) },
  withdrawInvitation: {
    given: async ({ invitation }) => ({ params: { id: (await invitation()).id } }),
    seenBy: ['company'],
  },
  updateColleague: {
    given: async ({ colleague }) => ({
      params: { id: (await colleague()).accountId },
      body: { permissions: [], revision: 0 },
    }),
    seenBy: ['company'],
  },
  removeColleague: {
    given: async ({ colleague }) => ({ params: { id: (await colleague()).accountId } }),
    seenBy: ['company'],
  },
}

async function publishedTerms({ db, clock }: Scene['app']) {
  const content = { kind: 'page' as const, titleDe: 'AGB', titleEn: '', bodyDe: 'Neu.', bodyEn: '' }
  const version = { kind: 'page', recordId: 'terms', revision: 1, content, publishedAt: clock() }
  await db.insert(contentVersion).values(version).onConflictDoNothing()
  return { page: 'terms', revision: 1 }
}

/** The caller's password, which most changes of an account ask for once more. */
async function proof({ withPassword }: Scene, caller: Person) {
  await withPassword(caller)
  return { password }
}

/** The last admin could not go. */
async function leaving(scene: Scene, caller: Person) {
  await scene.app.admin()
  return proof(scene, caller)
}

async function firstCode(scene: Scene, caller: Person): Promise<string> {
  const { body } = await succeed(
    scene.app.call(startTotp, { body: await proof(scene, caller) }, { as: caller }),
  )
  return codeAt(body.totp.secret, scene.app.clock())
}

async function withTotp(scene: Scene, caller: Person) {
  const code = await firstCode(scene, caller)
  await succeed(scene.app.call(confirmTotp, { body: { code } }, { as: caller }))
  return { body: { password } }
}
