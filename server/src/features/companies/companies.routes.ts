import { submitCompany as submitCompanyEndpoint } from '@tandem/contract/companies'
import {
  getCompany as getCompanyEndpoint,
  getCompanyFile as getCompanyFileEndpoint,
  getCompanyProfile as getCompanyProfileEndpoint,
  saveCompanyFile as saveCompanyFileEndpoint,
  saveCompanyImage as saveCompanyImageEndpoint,
  saveCompanyProfile as saveCompanyProfileEndpoint,
} from '@tandem/contract/companies/profile'
import * as images from '@tandem/contract/images'
import { route } from '#platform/http/route.ts'
import { getCompanyImage } from './get-company-image.ts'
import { getCompany, getCompanyFile } from './profile/get-company.ts'
import { getCompanyProfile, saveCompanyProfile } from './profile/own-profile.ts'
import { changeCompanyFile, changeCompanyImage } from './profile/profile-files.ts'
import { submitCompany } from './review/own-review.ts'

export const companiesRoutes = [
  route(images.getCompanyImage, getCompanyImage),
  route(submitCompanyEndpoint, submitCompany),
  route(getCompanyProfileEndpoint, getCompanyProfile),
  route(saveCompanyProfileEndpoint, saveCompanyProfile),
  route(saveCompanyImageEndpoint, changeCompanyImage),
  route(saveCompanyFileEndpoint, changeCompanyFile),
  route(getCompanyEndpoint, getCompany),
  route(getCompanyFileEndpoint, getCompanyFile),
]
