import { SavedSearchesPage } from './list/SavedSearchesPage.tsx'

export function ApplicantSavedSearchesPage() {
  return <SavedSearchesPage group="applicants" />
}
