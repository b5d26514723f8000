export { CalendarSection } from './CalendarSection.tsx'
export { OpenInterviewList } from './OpenInterviewList.tsx'
export { OwnInterview } from './OwnInterview.tsx'
export { InterviewPanel } from './panel/InterviewPanel.tsx'
