import { resultsHeadingId } from '#features/search/frame/results/focus/focus-results.ts'
import { useSearchSlots } from '#features/search/frame/state/search-slots.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Text } from '#ui/layout/Text.tsx'
import type { FoundProfiles } from '../queries.ts'
import styles from './SearchHead.module.css'
import { useCountWords } from './useCountWords.ts'
import { useOwnOffer } from './useOwnOffer.ts'

type SearchHeadProps = {
  /** Undefined while it is counted, null where that failed. */
  found: FoundProfiles | undefined | null
}

export function SearchHead({ found }: SearchHeadProps) {
  const t = useTexts('applicantSearch')
  const { headAction } = useSearchSlots()
  const count = useCountWords()
  const offer = useOwnOffer()?.title
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 tabIndex={-1} className="h2">
          {t('title')}
        </h1>
        <div role="status" id={resultsHeadingId} tabIndex={-1} className={styles.found}>
          <Text size="small" muted>
            {found && count(found.totalItems, found.totalIsMinimum ?? false, offer)}
            {found === undefined && t('loading')}
          </Text>
        </div>
      </div>
      {headAction}
    </header>
  )
}
