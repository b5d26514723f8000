import type { FaqAudience } from '@tandem/contract/pages/faq'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { PageSkeleton } from '../static/PageSkeleton.tsx'
import { FaqLayout } from './FaqLayout.tsx'
import { FaqResults } from './FaqResults.tsx'
import { FaqSearch } from './FaqSearch.tsx'
import { FaqTopics } from './FaqTopics.tsx'
import { faqPaths, faqQuery, topicsOf } from './queries.ts'
import { TopicNav } from './TopicNav.tsx'

export const ApplicantFaqPage = () => <FaqPage key="applicant" audience="applicant" />
export const CompanyFaqPage = () => <FaqPage key="company" audience="company" />

function FaqPage({ audience }: { audience: FaqAudience }) {
  const t = useTexts('pages', { formal: audience === 'company' })
  const to = useTo()
  const locale = useLocale()
  const [search] = useSearchParams()
  const text = search.get('text')?.trim() ?? ''
  const { data, error, refetch } = useQuery(faqQuery(audience, locale))
  const topics = topicsOf(data ?? [])
  const other = audience === 'applicant' ? 'company' : 'applicant'
  return (
    <Page>
      <PageHead
        title={t(`faq.title.${audience}`)}
        lead={data && t(`faq.lead.${audience}`, { count: data.length })}
      />
      <FaqSearch audience={audience} text={text} />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
      ) : (
        <FaqLayout
          audience={audience}
          nav={
            <>
              {topics.length > 0 && text === '' && <TopicNav topics={topics} />}
              <TextLink strong to={to(faqPaths[other].list())}>
                {t(`faq.title.${other}`)}
              </TextLink>
            </>
          }
        >
          {!data ? (
            <PageSkeleton />
          ) : text === '' ? (
            <FaqTopics topics={topics} />
          ) : (
            <FaqResults audience={audience} text={text} />
          )}
        </FaqLayout>
      )}
    </Page>
  )
}
