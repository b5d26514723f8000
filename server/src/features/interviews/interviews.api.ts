export { enqueueInterviewEnd, takeOutOfCalendars } from './changing/end-interviews.ts'
export { listOwnInterviews } from './reading/open-interviews.ts'
