import { useNavigate } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Card } from '#ui/cards/Card.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { SavedSearchControls } from '../actions/SavedSearchControls.tsx'
import { CriteriaWords } from '../parts/CriteriaWords.tsx'
import { SavedSearchFacts } from '../parts/SavedSearchFacts.tsx'
import { useViewSavedSearch } from '../state/queries.ts'
import { groupOf, type SavedSearch } from '../state/saved-search.ts'
import { useSavedSearchesPath } from '../state/useSavedSearchesPath.ts'
import { SavedSearchHits } from './SavedSearchHits.tsx'

export function SavedSearchRecord({ saved }: { saved: SavedSearch }) {
  const t = useTexts('savedSearches')
  const to = useTo()
  const navigate = useNavigate()
  const own = to(useSavedSearchesPath())
  const { data: look } = useViewSavedSearch(groupOf(saved), saved.id)
  const count = look?.newRecords.length ?? 0
  return (
    <>
      <PageHead
        title={saved.name}
        back={{ to: own, label: t('all') }}
        over={
          (count > 0 || saved.paused) && (
            <Row gap={2} wrap>
              {count > 0 && <Tag tone="practice">{t('fresh', { count })}</Tag>}
              {saved.paused && <Tag>{t('interval.paused')}</Tag>}
            </Row>
          )
        }
      />
      <Stack gap={7}>
        <Card>
          <Stack gap={2}>
            <CriteriaWords criteria={saved} />
            <SavedSearchFacts saved={saved} />
            <SavedSearchControls saved={saved} onRemoved={() => void navigate(own, { replace: true })} />
          </Stack>
        </Card>
        <SavedSearchHits saved={saved} />
      </Stack>
    </>
  )
}
