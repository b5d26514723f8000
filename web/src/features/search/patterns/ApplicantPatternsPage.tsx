import { PatternsPage } from './list/PatternsPage.tsx'

export function ApplicantPatternsPage() {
  return <PatternsPage sought="applicants" />
}
