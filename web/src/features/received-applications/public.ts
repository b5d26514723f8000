export { AssessmentMarks } from './assessment/AssessmentMarks.tsx'
export { AssessmentPanel } from './assessment/AssessmentPanel.tsx'
export { assessmentsQuery } from './queries.ts'
