import { type MathsTopic, mathsTopicNames } from '@tandem/contract/maths/exercises'
import { paths } from '@tandem/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { MathsFailed } from '../MathsFailed.tsx'
import { GivenAnswers } from './GivenAnswers.tsx'
import { PracticeExercise } from './PracticeExercise.tsx'
import { sendAnswers } from './send-answers.ts'
import { TakeAlong } from './TakeAlong.tsx'
import { useExercises } from './useExercises.ts'

const isTopic = (text: string | null): text is MathsTopic => mathsTopicNames.some((topic) => topic === text)

/** Free practice: any topic, as many variants as one likes, also without a connection. */
export function PracticePage() {
  const t = useTexts('maths')
  const to = useTo()
  const locale = useLocale()
  const queries = useQueryClient()
  const [params, setParams] = useSearchParams()
  const wanted = params.get('thema')
  const topic = isTopic(wanted) ? wanted : null
  const navigate = useNavigate()
  useEffect(() => sendAnswers({ queries, navigate: (path) => void navigate(path) }), [queries, navigate])
  return (
    <Page width="narrow">
      <PageHead
        title={t('practice.title')}
        lead={t('practice.text')}
        back={{ to: to(paths.studyPreparation()), label: t('plan.title') }}
      />
      <Stack gap={6}>
        <SelectField
          label={t('practice.topic')}
          value={topic ?? ''}
          placeholder={t('practice.due')}
          options={mathsTopicNames.map((each) => ({ value: each, label: t(`topic.${each}`) }))}
          onChange={({ target }) => setParams(target.value ? { thema: target.value } : {}, { replace: true })}
        />
        <Practice key={`${topic}-${locale}`} topic={topic} />
        <GivenAnswers />
        <TakeAlong />
      </Stack>
    </Page>
  )
}

function Practice({ topic }: { topic: MathsTopic | null }) {
  const t = useTexts('maths')
  const { current, place, isOffline, isReady, error, refetch, leave, goOn } = useExercises(topic)
  const [isFirst, setFirst] = useState(true)
  function next() {
    goOn()
    setFirst(false)
    window.scrollTo(0, 0)
    // Until the next one is there.
    focusPageHeading()
  }
  if (current)
    return (
      <Stack gap={4}>
        {isOffline && <InlineAlert>{t('practice.offline')}</InlineAlert>}
        <PracticeExercise
          key={current.id}
          {...{ place, isOffline }}
          exercise={current}
          takesFocus={!isFirst}
          onOver={leave}
          onNext={next}
        />
      </Stack>
    )
  if (isOffline && isReady)
    return (
      <EmptyState art="waiting" title={t('practice.noneTitle')}>
        {t(topic ? 'practice.noneOfTopic' : 'practice.none')}
      </EmptyState>
    )
  if (error && !isOffline)
    return (
      <MathsFailed
        error={error}
        level={2}
        back={{ to: paths.studyPreparation(), label: t('plan.title') }}
        onRetry={() => void refetch()}
      />
    )
  return <SkeletonList label={t('loading')} tile={false} count={2} />
}
