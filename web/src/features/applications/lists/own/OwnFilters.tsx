import { IconSearch } from '@tabler/icons-react'
import type { ApplicationSummary } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { useTypedText } from '#lib/navigation/useTypedText.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Tabs } from '#ui/nav/Tabs.tsx'
import styles from './OwnList.module.css'
import { isInState, type NextDates, ownStates, type useOwnView } from './useOwnView.ts'

type OwnFiltersProps = {
  applications: ApplicationSummary[]
  dates: NextDates
  view: ReturnType<typeof useOwnView>
}

export function OwnFilters({ applications, dates, view }: OwnFiltersProps) {
  const t = useTexts('applications')
  const [text, setText] = useTypedText(view.text)
  return (
    <div>
      <Tabs
        label={t('own.filter.states')}
        items={[null, ...ownStates].map((state) => ({
          to: view.to({ state }),
          label: t(`own.filter.tabs.${state ?? 'all'}`),
          count: applications.filter((each) => isInState(each, state, dates)).length,
          current: view.state === state,
        }))}
      />
      <search className={styles.filters}>
        <TextField
          type="search"
          size="sm"
          icon={IconSearch}
          hideLabel
          label={t('own.filter.search')}
          placeholder={t('own.filter.search')}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            view.change({ text: target.value })
          }}
        />
        <SelectField
          size="sm"
          hideLabel
          label={t('own.filter.sort')}
          value={view.sort}
          onChange={(event) => view.change({ sort: event.target.value === 'date' ? 'date' : 'newest' })}
          options={[
            { value: 'newest', label: t('own.filter.newest') },
            { value: 'date', label: t('own.filter.date') },
          ]}
        />
      </search>
    </div>
  )
}
