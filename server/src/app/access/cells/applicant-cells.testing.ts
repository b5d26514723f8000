import { blockCompany } from '@tandem/contract/applicants/blocked-companies'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import type { Role } from '../scene.testing.ts'
import { succeed } from '../scene-records.testing.ts'
import type { Cells } from './cell.testing.ts'

const team: Role[] = ['company', 'colleague without permission']
/** Whoever may look for applicants. */
const finders: Role[] = [...team, 'other company', 'admin']
const revised = { ...completeContent, revision: 0 }

/** Of the applicant and their own profiles. */
export const applicantCells: Cells = {
  getOwnProfile: {},
  saveOwnProfile: { given: () => ({ body: revised }) },
  getOnboarding: {},
  getOnboardingTexts: {},
  saveOnboarding: { given: () => ({ body: { step: 'places' } }) },
  saveApplicantImage: { given: () => ({ params: { id: 'mainImage' }, body: { image: null } }) },
  getApplicantImage: {
    given: async ({ owner, photo, sent }) => {
      await photo()
      await sent()
      return { params: { id: (await owner()).applicantId, name: 'mainImage' } }
    },
    seenBy: ['owner', 'company', 'admin'],
  },
  'getApplicantImage, of who applied to two': {
    given: async ({ owner, photo, sent, sentToOther }) => {
      await photo()
      await sent()
      await sentToOther()
      return { params: { id: (await owner()).applicantId, name: 'mainImage' } }
    },
    seenBy: ['owner', 'company', 'other company', 'admin'],
  },
  'getApplicantImage, by an open profile': {
    given: async ({ owner, photo, profile }) => {
      await photo()
      await profile()
      return { params: { id: (await owner()).applicantId, name: 'mainImage' } }
    },
    seenBy: ['owner', ...finders],
  },
  'getApplicantImage, of somebody hidden': {
    given: async ({ owner, photo, hiddenProfile }) => {
      await photo()
      await hiddenProfile()
      return { params: { id: (await owner()).applicantId, name: 'mainImage' } }
    },
    seenBy: ['owner'],
  },
  listProfileViews: {
    given: async ({ profile }) => ({ params: { id: await profile() } }),
    seenBy: ['owner'],
  },
  'listProfileViews, of a draft': {
    given: async ({ draft }) => ({ params: { id: (await draft()).id } }),
    seenBy: ['owner'],
  },
  listBlockedCompanies: {
    shows: {
      id: async ({ app, owner, company }) => {
        const { companyId } = await company()
        await succeed(app.call(blockCompany, { params: { id: companyId } }, { as: await owner() }))
        return companyId
      },
      to: ['owner'],
    },
  },
  blockCompany: { given: async ({ company }) => ({ params: { id: (await company()).companyId } }) },
  'blockCompany, that waits to be confirmed': {
    given: async ({ pendingCompany }) => ({ params: { id: (await pendingCompany()).companyId } }),
    seenBy: [],
  },
  unblockCompany: { given: async ({ company }) => ({ params: { id: (await company()).companyId } }) },
  listManagedProfiles: { shows: { id: ({ profile }) => profile(), to: ['owner'] } },
  getManagedProfile: {
    given: async ({ profile }) => ({ params: { id: await profile() } }),
    seenBy: ['owner'],
  },
  createManagedProfile: {},
  updateManagedProfile: {
    given: async ({ profile }) => ({ params: { id: await profile() }, body: revised }),
    seenBy: ['owner'],
  },
  deleteManagedProfile: {
    given: async ({ profile }) => ({ params: { id: await profile() } }),
    seenBy: ['owner'],
  },
}
