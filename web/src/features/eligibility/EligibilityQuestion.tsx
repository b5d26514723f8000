import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react'
import { decisiveQuestion, eligibilityDetails, wayIn } from '@tandem/contract/eligibility'
import { paths } from '@tandem/contract/paths'
import {
  listStudyInterests,
  listStudyYears,
  type Qualification,
  type StudyInterest,
} from '@tandem/contract/reference'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { offeredOf, useSetState, useStudyInterests, useStudyYears } from '#lib/reference.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { ComboboxField } from '#ui/fields/combobox/ComboboxField.tsx'
import { findMatching } from '#ui/fields/combobox/match-text.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { ListFailure } from '#ui/states/ListFailure.tsx'
import {
  type Answers,
  openAnswer,
  type Question,
  questionsOf,
  unsureAnswer,
  withAnswer,
  writeAnswers,
} from './answers.ts'
import styles from './Eligibility.module.css'
import { EligibilityWay } from './EligibilityWay.tsx'

type EligibilityQuestionProps = {
  question: Question
  answers: Answers
  qualifications: readonly Qualification[]
}

/** One question; each answer is an address, so that the browser's way back works. */
export function EligibilityQuestion({ question, answers, qualifications }: EligibilityQuestionProps) {
  const t = useTexts('eligibility')
  const to = useTo()
  const questions = questionsOf(answers, qualifications)
  const at = questions.indexOf(question)
  const before = questions[at - 1]
  const isFromProfile = (useLocation().state as { fromProfile?: boolean } | null)?.fromProfile ?? false
  const chosen = qualifications.find(({ id }) => id === answers.qualification) ?? null
  const addressOf = (next: Answers) => to(paths.eligibility({ search: writeAnswers(next) }))
  const toAnswer = (answer: string) => addressOf(withAnswer(answers, question, answer))
  const detail = chosen && decisiveQuestion[chosen.admission]
  const words =
    question === 'detail' && detail
      ? (`details.${detail}` as const)
      : (`questions.${question === 'detail' ? 'course' : question}` as const)
  return (
    <div className={styles.columns}>
      <Stack gap={6}>
        <PageHead
          over={t('questionOf', { question: at + 1, count: questions.length })}
          title={t(`${words}.title`)}
          lead={t(`${words}.text`)}
        />
        {chosen && isFromProfile && (
          <p>
            {t('fromProfile', { qualification: chosen.name })}{' '}
            <TextLink
              to={addressOf(withAnswer(answers, 'qualification', undefined))}
              state={{ staysPut: true }}
            >
              {t('change')}
              <VisuallyHidden>: {t('answered.qualification')}</VisuallyHidden>
            </TextLink>
          </p>
        )}
        <ul className={styles.options}>
          {question === 'qualification' &&
            [
              ...offeredOf(qualifications),
              { id: unsureAnswer, name: t('unsure'), note: t('unsureText') },
            ].map(({ id, name, note }) => <Option key={id} to={toAnswer(id)} title={name} text={note} />)}
          {question === 'detail' &&
            eligibilityDetails.map((each) => (
              <Option key={each} to={toAnswer(each)} title={t(`answers.${each}`)} text={null} />
            ))}
          {question === 'start' && <Years toAnswer={toAnswer} />}
        </ul>
        {question === 'course' && <Course toAnswer={toAnswer} />}
        <Row wrap justify="between">
          {before ? (
            <ButtonLink
              icon={IconArrowLeft}
              to={addressOf({ ...answers, [before]: undefined, [question]: undefined })}
            >
              {t('back')}
            </ButtonLink>
          ) : (
            <span />
          )}
        </Row>
      </Stack>
      <aside className={styles.aside} aria-label={t('wayTitle')}>
        <h2>{t('wayTitle')}</h2>
        <EligibilityWay
          way={chosen && wayIn(chosen, answers.detail)}
          qualification={chosen?.name}
          start={answers.start}
          isLikely
        />
        <p className={styles.note}>{t('private')}</p>
      </aside>
    </div>
  )
}

function Option({ to, title, text }: { to: string; title: string; text: string | null }) {
  return (
    <li>
      <Link to={to} state={{ staysPut: true }} className={styles.option}>
        <span className={styles.optionWords}>
          <b>{title}</b>
          {text && <small>{text}</small>}
        </span>
        <Icon icon={IconChevronRight} />
      </Link>
    </li>
  )
}

function Years({ toAnswer }: { toAnswer: (answer: string) => string }) {
  const t = useTexts('eligibility')
  const { onRetry } = useSetState(listStudyYears)
  const years = useStudyYears().flatMap(({ value }) => (value === null ? [] : [value]))
  return (
    <>
      {onRetry && (
        <li>
          <ListFailure onRetry={onRetry} />
        </li>
      )}
      {years.map((year) => (
        <Option key={year} to={toAnswer(String(year))} title={t('october', { year })} text={null} />
      ))}
      <Option to={toAnswer(openAnswer)} title={t('open')} text={null} />
    </>
  )
}

const shownAtOnce = 12

function Course({ toAnswer }: { toAnswer: (answer: string) => string }) {
  const t = useTexts('eligibility')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const found = findMatching(useStudyInterests(), typed, ({ name }) => name).slice(0, shownAtOnce)
  return (
    <>
      <ComboboxField<StudyInterest>
        label={t('questions.course.field')}
        nothingFound={t('questions.course.nothingFound')}
        value={null}
        onChange={(course) => course && void navigate(toAnswer(course.id), { state: { staysPut: true } })}
        onSearch={setTyped}
        options={found}
        {...useSetState(listStudyInterests)}
        optionKey={({ id }) => id}
        text={({ name }) => name}
      />
      <ul className={styles.options}>
        <Option to={toAnswer(openAnswer)} title={t('open')} text={null} />
      </ul>
    </>
  )
}
