import { paths } from '@tandem/contract/paths'
import { listSearchQualifications } from '@tandem/contract/reference'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { failureOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { referenceSetQuery } from '#lib/reference.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { hasQualification, nextQuestion, questionsOf, readAnswers, writeAnswers } from './answers.ts'
import { EligibilityFrame } from './EligibilityFrame.tsx'
import { EligibilityQuestion } from './EligibilityQuestion.tsx'
import { EligibilityResult } from './EligibilityResult.tsx'
import { useKnownQualification } from './queries.ts'

/**
 * Which way leads into the studies: a few questions, and the answer as an address that can be shared. What the profile
 * says already is not asked.
 */
export function EligibilityPage() {
  const t = useTexts('eligibility')
  const to = useTo()
  const [params] = useSearchParams()
  const answers = readAnswers(params)
  const { data, error, refetch } = useQuery(referenceSetQuery(listSearchQualifications, useLocale()))
  const known = useKnownQualification(hasQualification(params))
  const isReady = data !== undefined && !known.isLoading
  const question = data ? nextQuestion(answers, data) : null
  useFocusOnQuestion(isReady ? (question ?? 'result') : null)
  if (data?.some(({ id }) => id === known.data)) {
    const search = writeAnswers({ ...answers, qualification: known.data ?? undefined })
    return <Navigate to={to(paths.eligibility({ search }))} state={{ fromProfile: true }} replace />
  }
  if (!isReady) {
    return (
      <EligibilityFrame>
        <PageHead title={t('title')} />
        {error ? (
          <RecordErrorState
            {...failureOf(error)}
            title={t('failedTitle')}
            text={t('failedText')}
            failedText={t('failedText')}
            action={<ButtonLink to={to(paths.home())}>{t('toHome')}</ButtonLink>}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonList label={t('loading')} tile={false} count={4} />
        )}
      </EligibilityFrame>
    )
  }
  const questions = questionsOf(answers, data)
  const at = question ? questions.indexOf(question) : questions.length
  return (
    <EligibilityFrame progress={{ at, count: questions.length }}>
      {question ? (
        <EligibilityQuestion question={question} answers={answers} qualifications={data} />
      ) : (
        <EligibilityResult answers={answers} qualifications={data} />
      )}
    </EligibilityFrame>
  )
}

/** Another question is read from its heading on, as a page is. */
function useFocusOnQuestion(shown: string | null): void {
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (before.current !== null && shown !== null && before.current !== shown) {
      window.scrollTo(0, 0)
      focusPageHeading()
    }
    before.current = shown
  }, [shown])
}
