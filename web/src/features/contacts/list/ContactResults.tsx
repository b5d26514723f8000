import { useQuery } from '@tanstack/react-query'
import { contactsPerPage, contactsQuery, type Side } from '#features/contacts/queries.ts'
import {
  ActiveFilters,
  ResultFrame,
  ResultsHead,
  useFocusOnPage,
  useSearch,
} from '#features/search/public.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { CompanyContacts } from './CompanyContacts.tsx'
import { ContactSkeletons } from './ContactSkeletons.tsx'
import { SupportContacts } from './SupportContacts.tsx'
import { useContactWords } from './useContactWords.ts'

export function ContactResults({ side }: { side: Side }) {
  const t = useTexts('contacts')
  const { state } = useSearch()
  const results = useQuery(contactsQuery(side, state, useLocale()))
  const words = useContactWords(side)
  const { data } = results
  useFocusOnPage()
  return (
    <Stack gap={4}>
      <ResultsHead
        title={
          data && !results.isError ? words.count(data.totalItems, data.totalIsMinimum ?? false) : words.title
        }
      />
      <ActiveFilters />
      <ResultFrame
        results={results}
        perPage={contactsPerPage}
        words={words}
        skeleton={<ContactSkeletons label={t('loading')} />}
      >
        {(contacts) =>
          side === 'company' ? (
            <CompanyContacts contacts={contacts} />
          ) : (
            <SupportContacts contacts={contacts} />
          )
        }
      </ResultFrame>
    </Stack>
  )
}
