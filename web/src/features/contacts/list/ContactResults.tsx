import { useQuery } from '@tanstack/react-query'
import { contactsPerPage, contactsQuery, type Side } from '#features/contacts/queries.ts'
import {
  ActiveFilters,
  ResultFrame,
  ResultsHead,
  type ResultWords,
  useFocusOnPage,
  useSearch,
} from '#features/search/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { CompanyContacts } from './CompanyContacts.tsx'
import { ContactSkeletons } from './ContactSkeletons.tsx'
import { SupportContacts } from './SupportContacts.tsx'

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

function useContactWords(side: Side): ResultWords {
  const t = useTexts('contacts')
  const { number } = useFormats()
  return {
    title: t(`${side}.title`),
    count: (found, isMinimum) =>
      isMinimum
        ? t(`${side}.more`, { number: number(found) })
        : t(`${side}.count`, { count: found, number: number(found) }),
    loading: t('loading'),
    emptyTitle: t('empty'),
    noneTitle: t(`${side}.emptyTitle`),
    noneText: t(`${side}.emptyText`),
  }
}
