import * as applicants from '@tandem/contract/applicants'
import * as blockedCompanies from '@tandem/contract/applicants/blocked-companies'
import * as onboarding from '@tandem/contract/applicants/onboarding'
import * as ownProfile from '@tandem/contract/applicants/own-profile'
import * as images from '@tandem/contract/images'
import { route } from '#platform/http/route.ts'
import { attachFile } from './attach-file.ts'
import { changeFile } from './change-file.ts'
import { downloadFile } from './download-file.ts'
import { getApplicant, getApplicantTeaser } from './get-applicant.ts'
import { blockCompany, listBlockedCompanies, unblockCompany } from './own/blocked-companies.ts'
import { getApplicantImage, saveApplicantImage } from './own/image.ts'
import {
  createManagedProfile,
  deleteManagedProfile,
  getManagedProfile,
  listManagedProfiles,
  updateManagedProfile,
} from './own/managed-profiles.ts'
import { getOnboarding, saveOnboarding } from './own/onboarding.ts'
import { getOwnProfile, saveOwnProfile } from './own/own-profile.ts'
import { removeFile } from './remove-file.ts'

export const applicantsRoutes = [
  route(applicants.getApplicant, getApplicant),
  route(applicants.getApplicantTeaser, getApplicantTeaser),
  route(applicants.attachFile, attachFile),
  route(applicants.changeFile, changeFile),
  route(applicants.removeFile, removeFile),
  route(applicants.downloadFile, downloadFile),
  route(ownProfile.getOwnProfile, getOwnProfile),
  route(ownProfile.saveOwnProfile, saveOwnProfile),
  route(ownProfile.saveApplicantImage, saveApplicantImage),
  route(images.getApplicantImage, getApplicantImage),
  route(ownProfile.listManagedProfiles, listManagedProfiles),
  route(ownProfile.getManagedProfile, getManagedProfile),
  route(ownProfile.createManagedProfile, createManagedProfile),
  route(ownProfile.updateManagedProfile, updateManagedProfile),
  route(ownProfile.deleteManagedProfile, deleteManagedProfile),
  route(blockedCompanies.listBlockedCompanies, listBlockedCompanies),
  route(blockedCompanies.blockCompany, blockCompany),
  route(blockedCompanies.unblockCompany, unblockCompany),
  route(onboarding.getOnboarding, getOnboarding),
  route(onboarding.saveOnboarding, saveOnboarding),
]
