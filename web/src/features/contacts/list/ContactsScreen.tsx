import { paths } from '@tandem/contract/paths'
import { SearchBand, useSearch } from '#features/search/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tabs } from '#ui/nav/Tabs.tsx'
import type { Side } from '../queries.ts'
import { ContactResults } from './ContactResults.tsx'
import styles from './ContactsScreen.module.css'

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

/** From the people of the companies to those of the university, and back; companies see only the latter. */
function ContactTabs({ side }: { side: Side }) {
  const t = useTexts('contacts')
  const to = useTo()
  const { type } = useSignedIn()
  if (type === 'company') return null
  return (
    <Tabs
      label={t('sides.label')}
      items={[
        { to: to(paths.companyContacts()), label: t('sides.company'), current: side === 'company' },
        { to: to(paths.supportContacts()), label: t('sides.support'), current: side === 'support' },
      ]}
    />
  )
}
