import type { Context } from '#platform/context/context.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { endInterviews } from './changing/end-interviews.ts'
import { endedInterviewMail, interviewMail, reminderMail } from './mails/mail.jobs.ts'
import { remindOfInterviews } from './mails/reminders.ts'

export const interviewsJobs: Job<never, Context>[] = [
  interviewMail,
  reminderMail,
  endedInterviewMail,
  remindOfInterviews,
  endInterviews,
]
