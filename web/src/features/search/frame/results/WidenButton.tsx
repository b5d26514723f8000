import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { useRadii } from '../places/useRadii.ts'
import type { PlaceWithRadius } from '../state/search-state.ts'
import { useSearch } from '../state/useSearch.ts'

/** The next wider circle around the one place searched; of several none is the obvious one. */
export function WidenButton({ onWiden }: { onWiden: (place: PlaceWithRadius[]) => void }) {
  const t = useTexts('search')
  const { kilometres } = useFormats()
  const { state } = useSearch()
  const [place, ...others] = state.place
  const wider = useRadii(place?.radius ?? 0).find(({ radius }) => place && radius > place.radius)
  if (!place || !wider || others.length > 0) return null
  return (
    <Button variant="primary" onClick={() => onWiden([{ ...place, radius: wider.radius }])}>
      {t('results.widen', { distance: kilometres(wider.radius) })}
    </Button>
  )
}
