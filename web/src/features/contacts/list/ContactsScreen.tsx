import { SearchBand, useSearch } from '#features/search/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Text } from '#ui/layout/Text.tsx'
import type { Side } from '../queries.ts'
import { ContactResults } from './ContactResults.tsx'
import styles from './ContactsScreen.module.css'
import { ContactTabs } from './ContactTabs.tsx'

export function ContactsScreen({ side }: { side: Side }) {
  const t = useTexts('contacts')
  const { change } = useSearch()
  const title = t(`${side}.title`)
  return (
    <Page width="full">
      <SearchBand
        title={title}
        label={t('text')}
        placeholder={t(`${side}.textPlaceholder`)}
        suggest={side === 'company' ? ['company'] : []}
        onSuggestion={({ id }) => {
          change({ text: '', company: id })
          return true
        }}
      />
      <Container className={styles.body}>
        <ContactTabs side={side} />
        <Text muted>{t(`${side}.lead`)}</Text>
        <ContactResults side={side} />
      </Container>
    </Page>
  )
}
