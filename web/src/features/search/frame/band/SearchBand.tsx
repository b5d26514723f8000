import type { Suggestion } from '@tandem/contract/search'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePlaceNames } from '#lib/reference.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { PlaceField } from '../places/PlaceField.tsx'
import { RadiusField } from '../places/RadiusField.tsx'
import { useSearch } from '../state/useSearch.ts'
import { applySuggestion } from './apply-suggestion.ts'
import styles from './SearchBand.module.css'
import { draftOf, followAddress, type SearchDraft, toSearch } from './search-draft.ts'
import { TextWithSuggestions } from './TextWithSuggestions.tsx'

type SearchBandProps = {
  /** The page's heading, heard but not seen. */
  title: string
  label: string
  placeholder: string
  suggest: readonly Suggestion['kind'][]
  /** True where the screen did with it what this band cannot know. */
  onSuggestion?: (suggestion: Suggestion) => boolean
  /** A line below: saved searches. */
  children?: ReactNode
}

/** What to look for and where; what is typed counts once "search" is pressed. */
export function SearchBand({ title, label, placeholder, suggest, onSuggestion, children }: SearchBandProps) {
  const t = useTexts('search')
  const { state, change } = useSearch()
  const [draft, setDraft] = useSearchDraft()
  const more = state.place.length - 1

  function submit(event: FormEvent) {
    event.preventDefault()
    change(toSearch(draft, state))
  }
  function take(suggestion: Suggestion) {
    setDraft({ ...draft, text: '' })
    if (!onSuggestion?.(suggestion)) change(applySuggestion(suggestion, state, draft.radius))
  }
  return (
    <div className={styles.band}>
      <Container width={state.view === 'map' ? 'wide' : 'default'}>
        <VisuallyHidden>
          <h1 tabIndex={-1}>{title}</h1>
        </VisuallyHidden>
        <search>
          <form className={styles.form} onSubmit={submit}>
            <TextWithSuggestions
              {...{ label, placeholder }}
              kinds={suggest}
              value={draft.text}
              onChange={(text) => setDraft({ ...draft, text })}
              onSuggestion={take}
            />
            <PlaceField
              label={t('band.place')}
              hideLabel
              suffix={more > 0 && t('band.morePlaces', { count: more })}
              value={draft.place && { id: draft.place.id, name: draft.place.name ?? '' }}
              onChange={(place) => setDraft({ ...draft, place })}
            />
            <RadiusField
              label={t('band.radius')}
              hideLabel
              disabled={!draft.place}
              value={draft.radius}
              onChange={(radius) => setDraft({ ...draft, radius })}
            />
            <Button type="submit" variant="primary">
              {t('band.search')}
            </Button>
          </form>
        </search>
        {children}
      </Container>
    </div>
  )
}

/** What stands in the fields. A chip that was removed, or "back": what changed in the address wins. */
function useSearchDraft(): [SearchDraft, (draft: SearchDraft) => void] {
  const { kind, state } = useSearch()
  const [draft, setDraft] = useState<SearchDraft>(() => draftOf(state, kind.radius))
  const [shown, setShown] = useState(state)
  const nameOf = usePlaceNames(draft.place && !draft.place.name ? [draft.place.id] : [])
  if (shown !== state) {
    setShown(state)
    setDraft(followAddress(draft, shown, state, kind.radius))
  }
  const { place } = draft
  const name = place && (place.name ?? nameOf(place.id) ?? null)
  return [{ ...draft, place: place && { id: place.id, name } }, setDraft]
}
