import type { Dashboard } from '@tandem/contract/dashboard'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { ownApplicationsPath, receivedPath } from '#features/applications/public.ts'
import { openInterviewsQuery } from '#features/interviews/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import styles from './DashboardPage.module.css'
import { capitalised, useNumberWord } from './useNumberWord.ts'

type Fact = { count: number; text: string; path: ScreenPath }

/** What is going on, in a sentence or two; each number leads to what it counts. */
export function DashboardLead({ dashboard }: { dashboard: Dashboard }) {
  const t = useTexts('dashboard')
  const to = useTo()
  const { account, openApplications, answers, messages, waitingCompanies } = dashboard
  const interviews = useInterviewsToday(answers !== null)
  const [interview] = interviews
  const { readMessages, unreadMessages } = messages
  const facts: Fact[] = [
    ...(account.type === 'applicant'
      ? [fact(openApplications, t('lead.own', { count: openApplications }), ownApplicationsPath('running'))]
      : []),
    ...(interview
      ? [
          fact(
            interviews.length,
            t('lead.interviews', { count: interviews.length }),
            paths.application({ applicationId: interview.applicationId, hash: 'gespraech' }),
          ),
        ]
      : []),
    ...(waitingCompanies !== null
      ? [fact(waitingCompanies, t('waiting.text', { count: waitingCompanies }), paths.backendCompanies())]
      : []),
  ]
  const waiting = useWaiting(answers)
  const isQuiet =
    answers !== null && waiting.length + facts.length === 0 && dashboard.waitingApplication === null
  const unread = t('lead.unread', { count: unreadMessages })
  if (readMessages + unreadMessages > 0) {
    facts.push(fact(unreadMessages, unread, paths.messages({ search: { ungelesen: '1' } })))
  }
  return (
    <>
      {waiting.map(({ text, path }, index) => (
        <Fragment key={path}>
          <Link to={to(path)} className={styles.fact}>
            {index === 0 ? capitalised(text) : text}
          </Link>
          {index < waiting.length - 1 ? ', ' : '. '}
        </Fragment>
      ))}
      {isQuiet && `${t(isSomethingAhead(answers) ? 'lead.notDue' : 'lead.nothing')} `}
      {facts.map(({ count, text, path }) => (
        <Fragment key={path}>
          {count > 0 ? (
            <Link to={to(path)} className={styles.fact}>
              {text}
            </Link>
          ) : (
            text
          )}{' '}
        </Fragment>
      ))}
    </>
  )
}

/** Answers that are promised for later, and contracts that are to be entered: somebody does wait. */
const isSomethingAhead = ({ team, dates }: NonNullable<Dashboard['answers']>): boolean =>
  team.some(({ waiting }) => waiting > 0) || dates.some(({ kind }) => kind === 'contract')

const fact = (count: number, text: string, path: ScreenPath): Fact => ({ count, text, path })

/** In one sentence: which answers are due and what is new. */
function useWaiting(answers: Dashboard['answers']): Fact[] {
  const t = useTexts('dashboard')
  const word = useNumberWord()
  if (!answers) return []
  const { overdue, today, unopened } = answers
  const due = overdue + today
  return [
    fact(due, t('lead.due', { count: due, number: word(due) }), receivedPath({ due: 'now' })),
    fact(
      unopened,
      t('lead.fresh', { count: unopened, number: word(unopened) }),
      receivedPath({ stage: 'received' }),
    ),
  ].filter(({ count }) => count > 0)
}

/** The first of them is next. */
function useInterviewsToday(isCompany: boolean) {
  const { fullDay } = useFormats()
  const { data = [] } = useQuery({ ...openInterviewsQuery(), enabled: isCompany })
  const today = fullDay(new Date())
  return isCompany ? data.filter(({ startsAt }) => startsAt !== null && fullDay(startsAt) === today) : []
}
