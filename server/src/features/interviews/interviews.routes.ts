import * as interviews from '@tandem/contract/interviews'
import { route } from '#platform/http/route.ts'
import {
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
  readCalendarFeed,
} from './calendar/calendar-feed.ts'
import { downloadInterview } from './calendar/download-interview.ts'
import { agreeInterview } from './changing/agree-interview.ts'
import { cancelInterview } from './changing/cancel-interview.ts'
import {
  counterInterview,
  type MoveToInterview,
  proposeInterview,
  proposeInterviewAgain,
} from './changing/propose-interview.ts'
import { listInterviewers } from './reading/list-interviewers.ts'
import { listOpenInterviews } from './reading/open-interviews.ts'
import { listApplicationInterviews } from './reading/show-interviews.ts'

/** Applications end their interviews; how an interview moves its application is therefore handed in. */
export const interviewsRoutes = (moveToInterview: MoveToInterview) => [
  route(interviews.listApplicationInterviews, listApplicationInterviews),
  route(interviews.proposeInterview, proposeInterview(moveToInterview)),
  route(interviews.proposeInterviewAgain, proposeInterviewAgain),
  route(interviews.counterInterview, counterInterview),
  route(interviews.agreeInterview, agreeInterview),
  route(interviews.cancelInterview, cancelInterview),
  route(interviews.downloadInterview, downloadInterview),
  route(interviews.listOpenInterviews, listOpenInterviews),
  route(interviews.listInterviewers, listInterviewers),
  route(interviews.getCalendarFeed, getCalendarFeed),
  route(interviews.createCalendarFeed, createCalendarFeed),
  route(interviews.deleteCalendarFeed, deleteCalendarFeed),
  route(interviews.readCalendarFeed, readCalendarFeed),
]
