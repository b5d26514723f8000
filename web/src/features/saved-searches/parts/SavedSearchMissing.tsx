import { useTo } from '#lib/i18n/locale.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { useSavedSearchesPath } from '../state/useSavedSearchesPath.ts'

type SavedSearchMissingProps = {
  title: string
  text: string
  /** Leads to the own saved searches. */
  action: string
}

/** In the place of a saved search that is gone, or whose link was cut off. */
export function SavedSearchMissing({ title, text, action }: SavedSearchMissingProps) {
  const to = useTo()
  const own = useSavedSearchesPath()
  return (
    <EmptyState
      art="not-found"
      level={1}
      title={title}
      action={<ButtonLink to={to(own)}>{action}</ButtonLink>}
    >
      {text}
    </EmptyState>
  )
}
