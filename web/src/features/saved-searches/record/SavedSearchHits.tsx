import { useId } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readSearch } from '#features/search/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { FixedSearch } from '../state/FixedSearch.tsx'
import { kindOf } from '../state/kind-of.ts'
import type { SavedSearch } from '../state/saved-search.ts'
import { filtersOf } from '../state/saved-search-filters.ts'
import { useSearchPath } from '../state/useSearchPath.ts'
import { ApplicantHits, CompanyHits, OfferHits } from './HitLists.tsx'

const hits = { offers: OfferHits, companies: CompanyHits, applicants: ApplicantHits }
const toPage = (page: number) => ({ search: page > 1 ? `?page=${page}` : '' })

/** All that it finds now, the newest first. */
export function SavedSearchHits({ saved }: { saved: SavedSearch }) {
  const t = useTexts('savedSearches')
  const id = useId()
  const to = useTo()
  const navigate = useNavigate()
  const pathOf = useSearchPath()
  const [params] = useSearchParams()
  const { page } = readSearch(kindOf(saved), params)
  const Hits = hits[saved.kind]
  return (
    <FixedSearch
      kind={saved.kind}
      filters={filtersOf(saved)}
      page={page}
      toPage={toPage}
      // Whoever wants other filters than the saved ones goes on in the search; the saved one stays as it is.
      onChange={(instead) => void navigate(to(pathOf(saved, instead)))}
    >
      <section id="ergebnisse" tabIndex={-1} aria-labelledby={id}>
        <Stack gap={4}>
          <h2 id={id}>{t('record.hits')}</h2>
          <Hits />
        </Stack>
      </section>
    </FixedSearch>
  )
}
