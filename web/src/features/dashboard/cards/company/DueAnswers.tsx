import { IconArrowRight, IconClockHour4 } from '@tabler/icons-react'
import type { Dashboard } from '@tandem/contract/dashboard'
import { paths } from '@tandem/contract/paths'
import { daysUntilAnswer } from '@tandem/contract/received-applications/answer-due'
import { HandOverToTeam, receivedPath } from '#features/applications/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Panel } from '#ui/cards/Panel.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { capitalised, useNumberWord } from '../../useNumberWord.ts'
import nextStep from '../NextStep.module.css'
import styles from './DueAnswers.module.css'

/** Of more only the first are named, and how many they are. */
const mostShown = 4

type Answers = NonNullable<Dashboard['answers']>

/** Who waits for an answer that is due: the screen's one loud thing. */
export function DueAnswers({ answers: { overdue, today, due, dueIds, team } }: { answers: Answers }) {
  const t = useTexts('dashboard')
  const to = useTo()
  const { fullDay } = useFormats()
  const word = useNumberWord()
  const count = overdue + today
  const shown = count > mostShown ? due.slice(0, mostShown - 1) : due
  const list = receivedPath({ due: 'now' })
  // The record leads on from one to the next.
  const state = { receivedIds: dueIds, receivedSearch: list.slice(list.indexOf('?')) }
  const [first] = dueIds
  return (
    <Panel className={nextStep.panel} labelledBy="due-answers">
      <p className={nextStep.over}>
        <Icon icon={IconClockHour4} /> {t('due.over', { day: fullDay(new Date()) })}
      </p>
      <h2 id="due-answers">{t('due.title', { count, number: capitalised(word(count)) })}</h2>
      <ul className={styles.people}>
        {shown.map((person) => (
          <Waiting key={person.applicationId} person={person} state={state} />
        ))}
        {count > shown.length && (
          <li className={styles.person}>{t('due.more', { count: count - shown.length })}</li>
        )}
      </ul>
      <Row wrap>
        {count > 1 && first && (
          <ButtonLink
            variant="accent"
            size="lg"
            iconAfter={IconArrowRight}
            to={to(paths.application({ applicationId: first }))}
            state={state}
          >
            {count === 2 ? t('due.both') : t('due.all', { number: word(count) })}
          </ButtonLink>
        )}
        {team.filter(({ handler }) => handler !== null).length > 1 && (
          <HandOverToTeam
            ids={dueIds}
            names={new Map(due.map(({ applicationId, name }) => [applicationId, name]))}
          />
        )}
        <ButtonLink variant="on-inverse" size="lg" to={to(list)}>
          {t('due.list')}
        </ButtonLink>
      </Row>
    </Panel>
  )
}

type WaitingProps = {
  person: Answers['due'][number]
  state: { receivedIds: string[]; receivedSearch: string }
}

function Waiting({ person: { applicationId, name, sentAt, handler }, state }: WaitingProps) {
  const t = useTexts('dashboard')
  const applications = useTexts('applications')
  const to = useTo()
  const { responseDays } = useSettings().company
  const dueIn = daysUntilAnswer({ status: 2, stage: 'received', sentAt }, responseDays, new Date()) ?? 0
  const waits = t('due.waits', { count: responseDays - dueIn })
  return (
    <li className={styles.person}>
      <Avatar name={name} tone="theory" size={36} />
      <div className={styles.words}>
        <b>{name}</b>
        <span>
          {handler === null ? t('due.nobody', { waits }) : t('due.handler', { waits, name: handler })}
        </span>
      </div>
      <div className={styles.end}>
        {dueIn < 0 && <Tag tone="danger">{applications('received.dueWords.overdue', { count: -dueIn })}</Tag>}
        <ButtonLink
          variant="on-inverse"
          size="sm"
          to={to(paths.application({ applicationId }))}
          state={state}
          aria-label={t('due.answerTo', { name })}
        >
          {t('due.answer')}
        </ButtonLink>
      </div>
    </li>
  )
}
