import { matchApplicant as endpoint } from '@tandem/contract/applicant-search'
import { route } from '#platform/http/route.ts'
import { matchApplicant } from './match-applicant.ts'

export const matchingRoutes = [route(endpoint, matchApplicant)]
