import type { FaqAudience } from '@tandem/contract/pages/faq'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { isRefusal } from '#lib/api/api-error.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { Missing } from '../static/Missing.tsx'
import { PageSkeleton } from '../static/PageSkeleton.tsx'
import { ServedMarkdown } from '../static/ServedMarkdown.tsx'
import { FaqLayout } from './FaqLayout.tsx'
import { faqPaths, faqQuery, faqQuestionQuery } from './queries.ts'
import { Rating } from './Rating.tsx'

export const ApplicantFaqQuestionPage = () => <FaqQuestionPage audience="applicant" />
export const CompanyFaqQuestionPage = () => <FaqQuestionPage audience="company" />

function FaqQuestionPage({ audience }: { audience: FaqAudience }) {
  const t = useTexts('pages', { formal: audience === 'company' })
  const to = useTo()
  const { questionId = '' } = useParams()
  const { data, error, refetch } = useQuery(faqQuestionQuery(questionId, useLocale()))
  usePageTitle(data?.question)
  if (isRefusal(error, 'not_found')) return <Missing />
  // One address for each question, whichever the link had.
  if (data && data.audience !== audience)
    return <Navigate replace to={to(faqPaths[data.audience].question(data.id))} />

  const back = { to: to(faqPaths[audience].list()), label: t(`faq.title.${audience}`) }
  return (
    <Page>
      <PageHead title={data?.question ?? t(`faq.title.${audience}`)} back={back} over={data?.topic.title} />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
      ) : (
        <FaqLayout audience={audience} more={data && <OfSameTopic question={data} />}>
          {data ? (
            <Stack gap={5}>
              <ServedMarkdown>{data.answer}</ServedMarkdown>
              <Rating key={data.id} question={data} />
            </Stack>
          ) : (
            <PageSkeleton />
          )}
        </FaqLayout>
      )}
    </Page>
  )
}

type OfSameTopicProps = {
  question: { id: string; audience: FaqAudience; topic: { id: string; title: string } }
}

function OfSameTopic({ question: { id, audience, topic } }: OfSameTopicProps) {
  const t = useTexts('pages')
  const to = useTo()
  const { data = [] } = useQuery(faqQuery(audience, useLocale()))
  const others = data.filter((one) => one.topic.id === topic.id && one.id !== id)
  if (others.length === 0) return null
  return (
    <nav aria-label={t('faq.more', { topic: topic.title })}>
      <Stack gap={3}>
        <h2 className="h4">{t('faq.more', { topic: topic.title })}</h2>
        <Stack as="ul" gap={2}>
          {others.map((other) => (
            <li key={other.id}>
              <TextLink to={to(faqPaths[audience].question(other.id))}>{other.question}</TextLink>
            </li>
          ))}
        </Stack>
      </Stack>
    </nav>
  )
}
