import { IconSearch } from '@tabler/icons-react'
import type { Facets } from '@tandem/contract/endpoint'
import { listStudyInterests } from '@tandem/contract/reference'
import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSetState, useStudyInterests } from '#lib/reference.ts'
import { Button } from '#ui/actions/Button.tsx'
import { findMatching } from '#ui/fields/combobox/match-text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { toggled } from '../state/search-state.ts'
import { useSearch } from '../state/useSearch.ts'
import styles from './CourseFilter.module.css'
import { CheckList } from './checks/CheckList.tsx'
import { byCount, countedOptions, shortList } from './checks/counted-options.ts'

const shownAtFirst = 6

/** A hundred courses: the most frequent, the others on demand or by typing. */
export function CourseFilter({ facets }: { facets: Facets | undefined }) {
  const t = useTexts('search')
  const { state, change } = useSearch()
  const { onRetry } = useSetState(listStudyInterests)
  const [typed, setTyped] = useState('')
  const [isWhole, setWhole] = useState(false)
  const all = countedOptions(useStudyInterests(), facets?.studyInterest).sort(byCount)
  const short = shortList(all, state.studyInterest, shownAtFirst)
  const found = typed.trim() ? findMatching(all, typed, ({ name }) => name) : isWhole ? all : short
  const more = all.length - short.length
  return (
    <Stack gap={2}>
      <TextField
        type="search"
        size="sm"
        label={t('filters.findCourse')}
        hideLabel
        icon={IconSearch}
        placeholder={t('filters.findCourse')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <CheckList
        label={t('filters.course')}
        options={found}
        chosen={state.studyInterest}
        onToggle={(id) => change({ studyInterest: toggled(state.studyInterest, id) })}
        onRetry={onRetry}
      />
      <div className={styles.below}>
        <div role="status">
          {typed.trim() && found.length === 0 && !onRetry && (
            <Text size="small" muted>
              {t('filters.noCourse')}
            </Text>
          )}
        </div>
        {!typed.trim() && more > 0 && (
          <Button variant="text" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('filters.fewer') : t('filters.more', { count: more })}
          </Button>
        )}
      </div>
    </Stack>
  )
}
