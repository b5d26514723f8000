import { IconBriefcase, IconBuilding, IconClock, IconListSearch } from '@tabler/icons-react'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Fact, Facts } from '#ui/data/Facts.tsx'
import type { SavedSearch } from '../state/saved-search.ts'

/** How much it finds now, and since when it searches. */
export function SavedSearchFacts({ saved }: { saved: SavedSearch }) {
  const t = useTexts('savedSearches')
  const { day, number } = useFormats()
  const { kind, hits, hitsAreMinimum, createdAt } = saved
  return (
    <Facts>
      {kind !== 'applicants' && (
        <Fact icon={kind === 'offers' ? IconBriefcase : IconBuilding} label={t('card.looksFor')}>
          {t(`card.finds.${kind}`)}
        </Fact>
      )}
      <Fact icon={IconListSearch} strong>
        {hitsAreMinimum
          ? t('card.hitsMore', { hits: number(hits) })
          : t('card.hits', { count: hits, hits: number(hits) })}
      </Fact>
      <Fact icon={IconClock} muted>
        {t('card.created', { day: day(createdAt) })}
      </Fact>
    </Facts>
  )
}
