import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import styles from './KeywordField.module.css'

/** Counts once it is sent; "back" and a removed filter win over what stands in it. */
export function KeywordField() {
  const t = useTexts('applicantSearch')
  const { state, change } = useSearch()
  const [typed, setTyped] = useState(state.text)
  const [shown, setShown] = useState(state.text)
  if (shown !== state.text) {
    setShown(state.text)
    setTyped(state.text)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    change({ text: typed.trim() })
  }
  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <TextField
          type="search"
          size="sm"
          label={t('filters.text')}
          hideLabel
          placeholder={t('filters.textPlaceholder')}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          action={<IconButton type="submit" size="sm" icon={IconSearch} label={t('filters.search')} />}
        />
      </form>
    </search>
  )
}
