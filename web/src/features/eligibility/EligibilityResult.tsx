import { IconArrowRight } from '@tabler/icons-react'
import { stopsOf, wayIn } from '@tandem/contract/eligibility'
import { paths } from '@tandem/contract/paths'
import type { Qualification } from '@tandem/contract/reference'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useStudyInterests } from '#lib/reference.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { CopyButton } from '#ui/actions/CopyButton.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { ProgressBar } from '#ui/states/progress/ProgressBar.tsx'
import { type Answers, openAnswer, questionsOf, withAnswer, writeAnswers } from './answers.ts'
import styles from './Eligibility.module.css'
import { acceptingOffersQuery, type OfferQuestion } from './queries.ts'
import { ResultHead } from './ResultHead.tsx'
import { TakeOver } from './TakeOver.tsx'

type EligibilityResultProps = { answers: Answers; qualifications: readonly Qualification[] }

/** The answer first, then what to do and by when, then what it leads on to. */
export function EligibilityResult({ answers, qualifications }: EligibilityResultProps) {
  const t = useTexts('eligibility')
  const to = useTo()
  // Visitors write to them too; whoever is logged in does so in a conversation.
  const advisers = useAccount() ? paths.supportContacts() : paths.contactUs()
  const qualification = qualifications.find(({ id }) => id === answers.qualification) ?? null
  const way = wayIn(qualification, answers.detail)
  const hasExam = stopsOf[way].some((stop) => stop === 'delta' || stop === 'aptitude')
  const datesId = useId()
  const year = Number(answers.start) || null
  const offers: OfferQuestion = {
    qualification: qualification?.id,
    studyInterest: answers.course && answers.course !== openAnswer ? [answers.course] : [],
    year: year === null ? [] : [year],
  }
  return (
    <Stack gap={8}>
      <ResultHead way={way} qualification={qualification?.name ?? t('unsure')} start={answers.start} />
      <div className={styles.columns}>
        <Stack gap={6}>
          <section>
            <h2>{t('stepsTitle')}</h2>
            <ol className={styles.steps}>
              {(['first', 'second', 'third'] as const).map((step) => (
                <li key={step}>
                  <b>{t(`ways.${way}.${step}.title`)}</b>
                  <span>{t(`ways.${way}.${step}.text`)}</span>
                </li>
              ))}
            </ol>
          </section>
          <section className={styles.when}>
            <h2>{t('whenTitle')}</h2>
            <p>{t(`when.${way}`)}</p>
            {year !== null && way !== 'direct' && <p>{t('until', { year })}</p>}
          </section>
          {hasExam && (
            <section className={styles.when} aria-labelledby={datesId}>
              <h2 id={datesId}>{t('dates.title')}</h2>
              <p>{t('dates.text')}</p>
              <p>
                <TextLink to={to(advisers)}>{t('dates.ask')}</TextLink>
              </p>
            </section>
          )}
          <Text size="small" muted>
            {t('guidance')} <TextLink to={to(advisers)}>{t('ask')}</TextLink>
          </Text>
        </Stack>
        <Stack gap={5}>
          <Offers offers={offers} />
          <GivenAnswers answers={answers} qualifications={qualifications} offers={offers} />
        </Stack>
      </div>
    </Stack>
  )
}

/** Who may see offers is told how many; a visitor is led to an account. */
function Offers({ offers }: { offers: OfferQuestion }) {
  const t = useTexts('eligibility')
  const to = useTo()
  const mayOpen = useMayOpen()
  const { data } = useQuery({ ...acceptingOffersQuery(offers, useLocale()), enabled: mayOpen('offers') })
  const { qualification, studyInterest, year } = offers
  const search = new URLSearchParams([
    ...studyInterest.map((id) => ['studyInterest', id]),
    ...year.map((each) => ['year', String(each)]),
    ...(qualification ? [['qualification', qualification]] : []),
  ])
  return (
    <section className={styles.aside}>
      <h2>{t('offers.title')}</h2>
      {data && qualification && (
        <>
          <p className={styles.accepting}>
            <b>
              {data.accepting} <span>{t('offers.of', { all: data.all })}</span>
            </b>{' '}
            {t('offers.accepting', { count: data.accepting })}
          </p>
          <ProgressBar
            value={(100 * data.accepting) / Math.max(data.all, 1)}
            label={t('offers.share')}
            thin
          />
        </>
      )}
      {data && !qualification && <p>{t('offers.all', { count: data.all })}</p>}
      {!mayOpen('offers') && <p>{t('offers.visitor')}</p>}
      <ButtonLink
        variant="primary"
        block
        iconAfter={IconArrowRight}
        to={to(paths.offers({ search: `?${search}` }))}
      >
        {data?.accepting ? t('offers.see', { count: data.accepting }) : t('offers.action')}
      </ButtonLink>
    </section>
  )
}

function GivenAnswers({
  answers,
  qualifications,
  offers,
}: EligibilityResultProps & { offers: OfferQuestion }) {
  const t = useTexts('eligibility')
  const to = useTo()
  const account = useAccount()
  const courseName = namesOf(useStudyInterests('all'))
  const shown = (question: keyof Answers): string => {
    const answer = answers[question] ?? ''
    if (answer === openAnswer) return t('open')
    if (question === 'detail' && answers.detail) return t(`answers.${answers.detail}`)
    if (question === 'course') return courseName(answer)
    if (question === 'start') return t('october', { year: answer })
    return namesOf(qualifications)(answer) === answer ? t('unsure') : namesOf(qualifications)(answer)
  }
  return (
    <section className={styles.aside}>
      <h2>{t('answersTitle')}</h2>
      <ul className={styles.answers}>
        {questionsOf(answers, qualifications).map((question) => (
          <li key={question}>
            <span className={styles.answerName}>{t(`answered.${question}`)}</span>
            <b>{shown(question)}</b>
            <TextLink
              to={to(paths.eligibility({ search: writeAnswers(withAnswer(answers, question, undefined)) }))}
              state={{ staysPut: true }}
              data-print="none"
            >
              {t('change')}
              <VisuallyHidden>: {t(`answered.${question}`)}</VisuallyHidden>
            </TextLink>
          </li>
        ))}
      </ul>
      {account?.type === 'applicant' && <TakeOver offers={offers} />}
      {!account && (
        <ButtonLink block to={to(paths.register({ type: 'bewerber' }))}>
          {t('register')}
        </ButtonLink>
      )}
      <Text size="small" muted>
        {t('share')}
      </Text>
      <CopyButton block variant="text" text={location.href} />
    </section>
  )
}
