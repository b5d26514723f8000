import { getPage as getPageEndpoint } from '@tandem/contract/pages'
import { route } from '#platform/http/route.ts'
import { getPage } from './get-page.ts'

export const pagesRoutes = [route(getPageEndpoint, getPage)]
