import { PatternsPage } from './list/SavedSearchesPage.tsx'

export function ApplicantPatternsPage() {
  return <PatternsPage sought="applicants" />
}
