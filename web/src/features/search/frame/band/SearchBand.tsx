import type { Suggestion } from '@tandem/contract/search'
import type { FormEvent, ReactNode } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { PlaceField } from '../places/PlaceField.tsx'
import { RadiusField } from '../places/RadiusField.tsx'
import { useSearch } from '../state/useSearch.ts'
import styles from './SearchBand.module.css'
import { TextWithSuggestions } from './TextWithSuggestions.tsx'
import { takeSuggestion } from './take-suggestion.ts'
import { useWish } from './useWish.ts'
import { searchFor } from './wish.ts'

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
  const [wish, setWish] = useWish()
  const more = state.place.length - 1

  function submit(event: FormEvent) {
    event.preventDefault()
    change(searchFor(wish, state))
  }
  function take(suggestion: Suggestion) {
    setWish({ ...wish, text: '' })
    if (!onSuggestion?.(suggestion)) change(takeSuggestion(suggestion, state, wish.radius))
  }
  return (
    <div className={styles.band}>
      <Container>
        <VisuallyHidden>
          <h1 tabIndex={-1}>{title}</h1>
        </VisuallyHidden>
        <search>
          <form className={styles.form} onSubmit={submit}>
            <TextWithSuggestions
              {...{ label, placeholder }}
              kinds={suggest}
              value={wish.text}
              onChange={(text) => setWish({ ...wish, text })}
              onSuggestion={take}
            />
            <PlaceField
              label={t('band.place')}
              hideLabel
              suffix={more > 0 && t('band.morePlaces', { count: more })}
              value={wish.place && { id: wish.place.id, name: wish.place.name ?? '' }}
              onChange={(place) => setWish({ ...wish, place })}
            />
            <RadiusField
              label={t('band.radius')}
              hideLabel
              disabled={!wish.place}
              value={wish.radius}
              onChange={(radius) => setWish({ ...wish, radius })}
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
