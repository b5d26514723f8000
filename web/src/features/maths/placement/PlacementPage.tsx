import { IconArrowRight, IconInfoCircle, IconPlayerPause } from '@tabler/icons-react'
import { mathsModules } from '@tandem/contract/maths'
import type { Exercise } from '@tandem/contract/maths/exercises'
import type { FormulaProblem } from '@tandem/contract/maths/formula'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useIsOffline } from '#lib/offline/connection.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { FocusedHeader } from '#ui/shell/FocusedHeader.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { AnswerField, firstAnswer, useFocusAnswer } from '../formula/AnswerField.tsx'
import { ExerciseBody } from '../formula/ExerciseBody.tsx'
import { MathsFailed } from '../MathsFailed.tsx'
import { placementQuery, useAnswerPlacement, useStartPlacement } from '../queries.ts'
import { useModuleName } from '../useModuleName.ts'
import styles from './placement.module.css'

/** The test, one question at a time. The server knows where one is: reload and back show the open question. */
export function PlacementPage() {
  const t = useTexts('maths')
  const to = useTo()
  const { data, error, refetch } = useQuery(placementQuery(useLocale()))
  const isOffline = useIsOffline()
  const begun = useRef(false)
  if (data?.question) begun.current = true
  const start = useStartPlacement()
  // The last answer leads to the result, and whoever has to wait sees it too.
  if (data && !data.question && data.result && (begun.current || data.mayStartAt)) {
    return <Navigate to={to(paths.mathsResult())} replace />
  }
  const progress = data?.question
    ? {
        label: t('test.progress', { number: data.number, most: data.most }),
        at: data.modulesDone,
        count: mathsModules.length,
      }
    : undefined
  return (
    <>
      <FocusedHeader
        title={t('test.title')}
        to={to(paths.studyPreparation())}
        home={t('test.home')}
        leave={t('test.pause')}
        leaveIcon={IconPlayerPause}
        progress={progress}
      />
      <Page width="narrow">
        {isOffline && (
          <InlineAlert
            tone="warning"
            title={t('test.offline')}
            actions={<TextLink to={to(paths.mathsPractice())}>{t('practice.title')}</TextLink>}
          >
            {t('test.offlineText')}
          </InlineAlert>
        )}
        {data?.question ? (
          <Question
            key={data.number}
            question={data.question}
            number={data.number}
            most={data.most}
            problem={data.problem}
            isOffline={isOffline}
            takesFocus={data.number > 1 || start.isSuccess}
          />
        ) : data ? (
          <Intro start={start} isOffline={isOffline} />
        ) : error ? (
          <MathsFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            <PageHead title={t('test.title')} />
            <SkeletonList label={t('loading')} tile={false} count={3} />
          </>
        )}
      </Page>
    </>
  )
}

type IntroProps = { start: ReturnType<typeof useStartPlacement>; isOffline: boolean }

function Intro({ start, isOffline }: IntroProps) {
  const t = useTexts('maths')
  return (
    <Stack gap={6}>
      <PageHead title={t('test.introTitle')} lead={t('test.introText')} />
      <Stack as="ul" gap={2}>
        <li>{t('test.point.length')}</li>
        <li>{t('test.point.pause')}</li>
        <li>{t('test.point.private')}</li>
      </Stack>
      <Row>
        <Button
          variant="primary"
          size="lg"
          iconAfter={IconArrowRight}
          disabled={isOffline}
          busy={start.isPending}
          busyText={t('busy')}
          onClick={() => start.mutate(undefined)}
        >
          {t('test.start')}
        </Button>
      </Row>
    </Stack>
  )
}

type QuestionProps = {
  question: Exercise
  number: number
  most: number
  problem: FormulaProblem | null
  isOffline: boolean
  takesFocus: boolean
}

function Question({ question, number, most, problem, isOffline, takesFocus }: QuestionProps) {
  const t = useTexts('maths')
  const moduleName = useModuleName()
  const [answer, setAnswer] = useState(() => firstAnswer(question))
  const [isEmpty, setEmpty] = useState(false)
  const send = useAnswerPlacement()
  useUnsavedPart(answer !== firstAnswer(question))
  const { form, focusAnswer } = useFocusAnswer()
  useEffect(() => {
    if (takesFocus) {
      window.scrollTo(0, 0)
      focusPageHeading()
    }
  }, [takesFocus])
  function submit(event: FormEvent) {
    event.preventDefault()
    const nothing = answer.trim() === ''
    setEmpty(nothing)
    if (nothing) return focusAnswer()
    if (!send.isPending)
      send.mutate({ number, answer }, { onSuccess: (next) => next.problem && focusAnswer() })
  }
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('test.title')}>
      <Stack gap={6}>
        <Row justify="between" wrap>
          <Text size="small" muted>
            {moduleName(question.module)}
          </Text>
          <Text size="small" muted>
            {t('test.question', { number, most })}
          </Text>
        </Row>
        <ExerciseBody exercise={question} />
        <AnswerField
          exercise={question}
          value={answer}
          onChange={setAnswer}
          problem={isEmpty && answer.trim() === '' ? 'empty' : problem}
        />
        <Row gap={2}>
          <Icon icon={IconInfoCircle} size={16} />
          <Text size="small" muted>
            {t('test.note')}
          </Text>
        </Row>
        <div className={styles.bar}>
          <Button
            variant="text"
            onClick={() => send.mutate({ number, answer: null })}
            disabled={send.isPending || isOffline}
          >
            {t('test.unknown')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            iconAfter={IconArrowRight}
            disabled={isOffline}
            busy={send.isPending}
            busyText={t('busy')}
          >
            {t('test.next')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
