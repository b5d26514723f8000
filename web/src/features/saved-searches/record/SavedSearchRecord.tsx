import { useNavigate } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Card } from '#ui/cards/Card.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { PatternControls } from '../actions/SavedSearchControls.tsx'
import { CriteriaWords } from '../parts/CriteriaWords.tsx'
import { PatternFacts } from '../parts/SavedSearchFacts.tsx'
import { useLook } from '../state/queries.ts'
import { type SavedSearch, soughtBy } from '../state/saved-search.ts'
import { usePathOfOwn } from '../state/useSavedSearchesPath.ts'
import { PatternHits } from './SavedSearchHits.tsx'

export function PatternRecord({ saved }: { saved: SavedSearch }) {
  const t = useTexts('patterns')
  const to = useTo()
  const navigate = useNavigate()
  const own = to(usePathOfOwn())
  const { data: look } = useLook(soughtBy(saved), saved.id)
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
            <PatternFacts saved={saved} />
            <PatternControls saved={saved} onRemoved={() => void navigate(own, { replace: true })} />
          </Stack>
        </Card>
        <PatternHits saved={saved} />
      </Stack>
    </>
  )
}
