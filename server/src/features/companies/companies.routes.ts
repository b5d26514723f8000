import { getCompanyImage as endpoint } from '@tandem/contract/companies'
import { route } from '#platform/http/route.ts'
import { getCompanyImage } from './get-company-image.ts'

export const companiesRoutes = [route(endpoint, getCompanyImage)]
