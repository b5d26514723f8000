import { useDebouncedValue } from '@mantine/hooks'
import { CompanyFilters, type Filters, OfferFilters, ProfileFilters } from '#features/search/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { FixedSearch } from '../state/FixedSearch.tsx'
import type { SavedSearch } from '../state/saved-search.ts'

type CriteriaFieldsProps = {
  kind: SavedSearch['kind']
  filters: Filters
  onChange: (part: Partial<Filters>) => void
}

const fields = { offers: OfferFilters, companies: CompanyFilters, applicants: ProfileFilters }

/** The filters of its search, with the same counts. */
export function CriteriaFields({ kind, filters, onChange }: CriteriaFieldsProps) {
  const t = useTexts('savedSearches')
  const [text] = useDebouncedValue(filters.text, 300)
  const Fields = fields[kind]
  return (
    <section>
      <Stack gap={4}>
        <h3>{t('edit.criteria')}</h3>
        <TextField
          label={t('edit.text')}
          hint={t(`edit.textHint.${kind}`)}
          value={filters.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <FixedSearch kind={kind} filters={{ ...filters, text }} onChange={onChange}>
          <Fields />
        </FixedSearch>
      </Stack>
    </section>
  )
}
