import type { Facets } from '@tandem/contract/endpoint'
import { listSearchQualifications } from '@tandem/contract/reference'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useQualifications, useSetState } from '#lib/reference.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import styles from './OfferFilters.module.css'
import { useOwnSchool } from './useOwnSchool.ts'

/** One has one school-leaving qualification; the profile's is a press away, but never filters unasked. */
export function QualificationFilter({ facets }: { facets: Facets | undefined }) {
  const t = useTexts('offerSearch')
  const { number } = useFormats()
  const { state, change } = useSearch()
  const qualifications = useQualifications()
  const { qualification: own } = useOwnSchool()
  const [chosen = ''] = state.qualification
  const choose = (id: string) => change({ qualification: id ? [id] : [] })
  const counts = facets?.qualification
  const labelOf = ({ id, name }: { id: string; name: string }) =>
    counts ? `${name} (${number(counts.find((each) => each.id === id)?.count ?? 0)})` : name
  return (
    <Stack gap={2}>
      <SelectField
        label={t('filters.qualification.own')}
        hideLabel
        size="sm"
        hint={t(own && chosen === own ? 'filters.qualification.fromProfile' : 'filters.qualification.hint')}
        placeholder={t('filters.qualification.any')}
        value={chosen}
        onRetry={useSetState(listSearchQualifications).onRetry}
        onChange={(event) => choose(event.target.value)}
        options={qualifications.map((each) => ({ value: each.id, label: labelOf(each) }))}
      />
      {own && chosen !== own && (
        <div className={styles.take}>
          <Button variant="text" size="sm" onClick={() => choose(own)}>
            {t('filters.qualification.take', { name: namesOf(qualifications)(own) })}
          </Button>
        </div>
      )}
    </Stack>
  )
}
