import { IconSearch } from '@tabler/icons-react'
import type { FaqAudience } from '@tandem/contract/pages/faq'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useTypedBefore } from '#lib/useTypedBefore.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './FaqSearch.module.css'
import { faqPaths } from './queries.ts'

const formName = 'faq'
const popular = ['first', 'second', 'third', 'fourth'] as const

/** What is searched stands in the address, so that it can be sent to somebody. */
export function FaqSearch({ audience, text }: { audience: FaqAudience; text: string }) {
  const t = useTexts('pages', { formal: audience === 'company' })
  const to = useTo()
  const navigate = useNavigate()
  const typedBefore = useTypedBefore(formName).text
  const [typed, setTyped] = useState(typedBefore ?? text)
  const [searched, setSearched] = useState(text)
  // Another address, by a link or the way back, is another search; the field stays and keeps its focus.
  if (searched !== text) {
    setSearched(text)
    setTyped(text)
  }
  const addressOf = (words: string) => to(faqPaths[audience].list(words ? { text: words } : undefined))
  function submit(event: FormEvent) {
    event.preventDefault()
    void navigate(addressOf(typed.trim()))
  }
  return (
    <search className={styles.search}>
      {/* Before the program has come, and without it, the server searches. */}
      <form name={formName} action={addressOf('')} onSubmit={submit} className={styles.form}>
        <TextField
          name="text"
          label={t('faq.search.label')}
          hideLabel
          type="search"
          icon={IconSearch}
          placeholder={t(`faq.search.example.${audience}`)}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary">
          {t('faq.search.submit')}
        </Button>
      </form>
      <Text as="p" size="small" muted className={styles.popular}>
        <span>{t('faq.search.popular')}</span>
        {popular.map((key) => {
          const word = t(`faq.search.words.${audience}.${key}`)
          return (
            <Link key={key} to={addressOf(word)}>
              {word}
            </Link>
          )
        })}
      </Text>
    </search>
  )
}
