import * as applicants from '@tandem/contract/applicants'
import { route } from '#platform/http/route.ts'
import { attachFile } from './attach-file.ts'
import { downloadFile } from './download-file.ts'
import { getApplicant, getApplicantTeaser } from './get-applicant.ts'
import { removeFile } from './remove-file.ts'

export const applicantsRoutes = [
  route(applicants.getApplicant, getApplicant),
  route(applicants.getApplicantTeaser, getApplicantTeaser),
  route(applicants.attachFile, attachFile),
  route(applicants.removeFile, removeFile),
  route(applicants.downloadFile, downloadFile),
]
