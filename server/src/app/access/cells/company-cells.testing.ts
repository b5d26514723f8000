import { sampleCompany } from '#features/companies/profile/sample-company.testing.ts'
import type { Cells } from './cell.testing.ts'

/** Of a company, for all and for itself. */
export const companyCells: Cells = {
  getCompanyImage: {
    given: async ({ company, logo }) => {
      await logo()
      return { params: { id: (await company()).companyId, name: 'logo' } }
    },
  },
  'getCompanyImage, of a pending company': {
    given: async ({ pendingCompany, logo }) => {
      await logo()
      return { params: { id: (await pendingCompany()).companyId, name: 'logo' } }
    },
    seenBy: ['pending company', 'admin'],
  },
  'getCompanyImage, of a refused company': {
    given: async ({ refused, logo }) => {
      await logo()
      return { params: { id: (await refused()).companyId, name: 'logo' } }
    },
    seenBy: ['pending company', 'admin'],
  },
  getCompany: {
    given: async ({ company }) => ({ params: { id: (await company()).companyId } }),
  },
  'getCompany, a pending one': {
    given: async ({ pendingCompany }) => ({ params: { id: (await pendingCompany()).companyId } }),
    seenBy: ['pending company', 'admin'],
  },
  getCompanyFile: {
    given: async ({ company, companyFile }) => ({
      params: { id: (await company()).companyId, fileId: await companyFile() },
    }),
  },
  'getCompanyFile, of a pending company': {
    given: async ({ pendingCompany, pendingFile }) => ({
      params: { id: (await pendingCompany()).companyId, fileId: await pendingFile() },
    }),
    seenBy: ['pending company', 'admin'],
  },
  getCompanyProfile: {},
  saveCompanyProfile: { given: () => ({ body: sampleCompany }) },
  saveCompanyImage: { given: () => ({ params: { id: 'logo' }, body: { image: null } }) },
  saveCompanyFile: { given: () => ({ params: { id: 'new' } }) },
  'saveCompanyFile, in place of one': {
    given: async ({ companyFile }) => ({ params: { id: await companyFile() } }),
    seenBy: ['company'],
  },
  'saveCompanyFile, to remove it': {
    given: async ({ companyFile }) => ({
      params: { id: await companyFile() },
      body: { file: null },
    }),
    seenBy: ['company'],
  },
}
