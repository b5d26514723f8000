import { useFocusOnPage } from '../frame/results/useFocusOnPage.ts'

/** Only while nothing lies open: stepping through people turns pages too, and leaves the focus where it works. */
export function FocusOnPage() {
  useFocusOnPage()
  return null
}
