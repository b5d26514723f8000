import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { IntervalSelect } from '../parts/IntervalSelect.tsx'
import type { SavedSearch } from '../state/saved-search.ts'
import { useChangeMails } from '../state/useChangeMails.ts'
import { useSavedSearchesPath } from '../state/useSavedSearchesPath.ts'

export function SavedBar({ saved }: { saved: SavedSearch }) {
  const t = useTexts('savedSearches')
  const to = useTo()
  const own = useSavedSearchesPath()
  const { notificationInterval, paused, change } = useChangeMails(saved)
  const state = paused ? 'pausedText' : notificationInterval === 'never' ? 'silentText' : 'savedText'
  return (
    <>
      <p>
        <b>{t('bar.savedTitle', { name: saved.name })}</b>
        <span>{t(`bar.${state}`)}</span>
      </p>
      <IntervalSelect
        hideLabel
        of={saved.name}
        value={notificationInterval}
        onChange={(interval) => change({ notificationInterval: interval })}
      />
      <TextLink to={to(own)}>{t('bar.manage')}</TextLink>
    </>
  )
}
