import {
  dismissNotice as dismissNoticeEndpoint,
  listNotices as listNoticesEndpoint,
} from '@tandem/contract/notices'
import { route } from '#platform/http/route.ts'
import { dismissNotice } from './dismiss-notice.ts'
import { listNotices } from './list-notices.ts'

export const noticesRoutes = [
  route(listNoticesEndpoint, listNotices),
  route(dismissNoticeEndpoint, dismissNotice),
]
