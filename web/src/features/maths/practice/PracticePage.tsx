import { type MathsTopic, mathsTopicNames } from '@tandem/contract/maths/exercises'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { exerciseQuery } from '../queries.ts'
import { PracticeExercise } from './PracticeExercise.tsx'

const isTopic = (text: string | null): text is MathsTopic => mathsTopicNames.some((topic) => topic === text)

/** Free practice: any topic, as many variants as one likes. */
export function PracticePage() {
  const t = useTexts('maths')
  const to = useTo()
  const [params, setParams] = useSearchParams()
  const wanted = params.get('thema')
  const topic = isTopic(wanted) ? wanted : null
  const [number, setNumber] = useState(1)
  const { data, error, refetch } = useQuery(exerciseQuery(topic, number, useLocale()))
  function next() {
    setNumber(number + 1)
    window.scrollTo(0, 0)
    focusPageHeading()
  }
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
        {data ? (
          <PracticeExercise key={data.id} exercise={data} onNext={next} />
        ) : error ? (
          <RecordErrorState
            {...failureOf(error)}
            level={2}
            title={t('failed.load')}
            text={t('failed.loadText')}
            failedText={t('failed.loadText')}
            action={<ButtonLink to={to(paths.studyPreparation())}>{t('plan.title')}</ButtonLink>}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonList label={t('loading')} tile={false} count={2} />
        )}
      </Stack>
    </Page>
  )
}
