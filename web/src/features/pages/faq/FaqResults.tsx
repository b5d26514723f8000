import type { FaqAudience, FaqQuestion } from '@tandem/contract/pages/faq'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { PageSkeleton } from '../static/PageSkeleton.tsx'
import styles from './FaqTopics.module.css'
import { Question } from './Question.tsx'
import { faqPaths, faqQuery } from './queries.ts'

export function FaqResults({ audience, text }: { audience: FaqAudience; text: string }) {
  const t = useTexts('pages', { formal: audience === 'company' })
  const { data, error, refetch } = useQuery(faqQuery(audience, useLocale(), text))
  const found =
    data &&
    (data.length === 0 ? t('faq.nothing.title', { text }) : t('faq.found', { count: data.length, text }))
  return (
    <>
      <LiveRegion>{found}</LiveRegion>
      {error ? (
        <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
      ) : data ? (
        <Found audience={audience} questions={data} title={found ?? ''} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

type FoundProps = { audience: FaqAudience; questions: readonly FaqQuestion[]; title: string }

function Found({ audience, questions, title }: FoundProps) {
  const t = useTexts('pages', { formal: audience === 'company' })
  const to = useTo()
  const all = (
    <TextLink strong to={to(faqPaths[audience].list())}>
      {t('faq.all')}
    </TextLink>
  )
  if (questions.length === 0)
    return (
      <Stack gap={5}>
        <EmptyState
          art="not-found"
          title={title}
          action={<ButtonLink to={to(paths.contactUs())}>{t('faq.help.action')}</ButtonLink>}
        >
          {t('faq.nothing.text')}
        </EmptyState>
        {all}
      </Stack>
    )
  return (
    <section aria-labelledby="faq-results">
      <div className={styles.head}>
        <h2 id="faq-results">{title}</h2>
        {all}
      </div>
      <ul className={styles.list}>
        {questions.map((question, index) => (
          <li key={question.id}>
            <Question question={question} open={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}
