import { editableMails } from '#platform/mail/templates/mail-template.ts'

export { enqueueInterviewEnd, findEndOfInterview, takeOutOfCalendars } from './changing/end-interviews.ts'
export { listOpenInterviews, listOwnInterviews } from './reading/open-interviews.ts'
export { findInterviews } from './reading/show-interviews.ts'

/** Loaded when somebody edits them. */
export async function loadEditableMails() {
  const { applicantTexts, companyTexts } = await import('./mails/interview.mail.ts')
  return [...editableMails(applicantTexts), ...editableMails(companyTexts)]
}
