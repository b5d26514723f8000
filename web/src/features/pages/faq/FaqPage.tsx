import type { FaqAudience } from '@tandem/contract/pages/faq'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSectionInView } from '#lib/sections/useSectionInView.ts'
import { servedPart } from '#lib/served-part.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { QuestionIllustration } from '#ui/marks/art/QuestionIllustration.tsx'
import { SectionNav } from '#ui/nav/SectionNav.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { PageSkeleton } from '../static/PageSkeleton.tsx'
import band from './FaqBand.module.css'
import styles from './FaqLayout.module.css'
import { FaqLayout } from './FaqLayout.tsx'
import { FaqSearch } from './FaqSearch.tsx'
import { faqPaths, faqQuery, type Topic, topicsOf } from './queries.ts'

const FaqTopics = servedPart(async () => (await import('./FaqTopics.tsx')).FaqTopics, <PageSkeleton />)
const FaqResults = servedPart(async () => (await import('./FaqResults.tsx')).FaqResults, <PageSkeleton />)

export const ApplicantFaqPage = () => <FaqPage key="applicant" audience="applicant" />
export const CompanyFaqPage = () => <FaqPage key="company" audience="company" />

function FaqPage({ audience }: { audience: FaqAudience }) {
  const t = useTexts('pages', { formal: audience === 'company' })
  const to = useTo()
  const locale = useLocale()
  const [search] = useSearchParams()
  const text = search.get('text')?.trim() ?? ''
  const { data, error, refetch } = useQuery(faqQuery(audience, locale))
  const topics = useMemo(() => topicsOf(data ?? []), [data])
  const other = audience === 'applicant' ? 'company' : 'applicant'
  return (
    <Page width="full">
      <Band>
        <PageHead
          title={t(`faq.title.${audience}`)}
          lead={data && t(`faq.lead.${audience}`, { count: data.length })}
        />
        <FaqSearch audience={audience} text={text} />
      </Band>
      <Container className={styles.below}>
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
      </Container>
    </Page>
  )
}

/** The head of a page that looks for an answer: a question finds it, and goes on. */
const Band = ({ children }: { children: ReactNode }) => (
  <div className={band.band}>
    <Container className={band.inside}>
      <div className={band.words}>{children}</div>
      <QuestionIllustration className={band.art} />
    </Container>
  </div>
)

function TopicNav({ topics }: { topics: readonly Topic[] }) {
  const t = useTexts('pages')
  const { pathname } = useLocation()
  const inView = useSectionInView(useMemo(() => topics.map(({ id }) => id), [topics]))
  return (
    <SectionNav
      label={t('faq.topics')}
      items={topics.map(({ id, title, questions }) => ({
        key: id,
        to: { pathname, hash: id },
        label: title,
        count: questions.length,
        current: id === inView,
      }))}
    />
  )
}
