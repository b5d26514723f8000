import type { CallOutput } from '@tandem/contract/endpoint'
import type { getContactDetails } from '@tandem/contract/pages/contact'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { MissingPage } from '../static/MissingPage.tsx'
import { PageSkeleton } from '../static/PageSkeleton.tsx'
import { contactQuery } from './queries.ts'

type Details = CallOutput<(typeof getContactDetails)['output']>

type ContactRecordPageProps<T> = {
  find: (contact: Details) => T | undefined
  titleOf: (found: T) => string
  pictureOf?: (found: T) => ReactNode
  leadOf?: (found: T) => string
  children: (found: T) => ReactNode
}

/** One location or person of those that the contact page lists. */
export function ContactRecordPage<T>({
  find,
  titleOf,
  pictureOf,
  leadOf,
  children,
}: ContactRecordPageProps<T>) {
  const t = useTexts('pages')
  const to = useTo()
  const { data, error, refetch } = useQuery(contactQuery(useLocale()))
  const found = data && find(data)
  usePageTitle(found && titleOf(found))
  if (data && !found) return <MissingPage />
  return (
    <Page>
      <PageHead
        title={found ? titleOf(found) : t('contact.title')}
        back={{ to: to(paths.contactUs()), label: t('contact.title') }}
        {...(found && { picture: pictureOf?.(found), lead: leadOf?.(found) })}
      />
      {found ? (
        children(found)
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}
