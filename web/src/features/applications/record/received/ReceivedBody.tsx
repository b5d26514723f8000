import { type Application, applicationStatuses } from '@tandem/contract/applications'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { RecommendPanel } from '#features/applicant-requests/public.ts'
import { MatchPanel } from '#features/matching/public.ts'
import { AssessmentPanel } from '#features/received-applications/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useIsPrinted } from '#ui/layout/useIsPrinted.ts'
import { useMedia } from '#ui/layout/useMedia.ts'
import { panelId, TabList, tabId } from '#ui/nav/TabList.tsx'
import { EducationAndCareer } from '../content/EducationAndCareer.tsx'
import { Expertises } from '../content/Expertises.tsx'
import { Languages } from '../content/Languages.tsx'
import { MathsModules } from '../content/MathsModules.tsx'
import { RecordFacts } from '../RecordFacts.tsx'
import { DocumentPane } from './DocumentPane.tsx'
import { Exchange, type ExchangeMode, partId } from './Exchange.tsx'
import { FittingOffers } from './FittingOffers.tsx'
import styles from './ReceivedBody.module.css'

const panes = ['overview', 'documents', 'exchange'] as const
type ReceivedPane = (typeof panes)[number]
const groupId = 'application-panes'

type ReceivedBodyProps = {
  application: Application
  name: string
  shown: ReturnType<typeof useShownPane>
}

/** Which pane is shown where there is no room for all, what is written in it, and how actions from elsewhere lead there. */
export function useShownPane() {
  const { hash, state } = useLocation()
  const leadsToInterview = hash === '#gespraech'
  const [pane, setPane] = useState<ReceivedPane>(leadsToInterview ? 'exchange' : 'overview')
  const [mode, setMode] = useState<ExchangeMode>(leadsToInterview ? 'interview' : 'message')
  const [invited, setInvited] = useState(leadsToInterview && state?.invites === true ? 1 : 0)

  function compose(next: ExchangeMode) {
    flushSync(() => {
      setPane('exchange')
      setMode(next)
      if (next === 'interview') setInvited((count) => count + 1)
    })
    const part = document.getElementById(partId(next))
    if (next === 'interview') return part?.querySelector<HTMLElement>('form [tabindex="-1"]')?.focus()
    const target = part?.querySelector('textarea') ?? part?.querySelector('button')
    target?.focus()
  }
  return { pane, setPane, mode, setMode, invited, compose }
}

/** A received application: what it says, what was sent along, and what both sides wrote. */
export function ReceivedBody({ application, name, shown }: ReceivedBodyProps) {
  const t = useTexts('applications')
  const { pane, setPane, mode, setMode, invited } = shown
  const isWide = useMedia('(width >= 78.75em)')
  const isPrinted = useIsPrinted()
  const isOneByOne = !isWide && !isPrinted
  const contents: Record<ReceivedPane, ReactNode> = {
    overview: <Overview application={application} name={name} />,
    documents: <DocumentPane application={application} />,
    exchange: (
      <Exchange
        {...{ application, name, mode, invited }}
        onMode={setMode}
        isShown={isWide || pane === 'exchange'}
      />
    ),
  }
  return (
    <>
      {isOneByOne && (
        <div className={styles.tabs}>
          <TabList
            id={groupId}
            label={t('record.panes.label')}
            current={pane}
            onChange={setPane}
            items={panes.map((key) => ({
              key,
              label: t(`record.panes.${key}`),
              ...(key === 'documents' && { count: application.attachments.length, shortcut: 'documents' }),
            }))}
          />
        </div>
      )}
      <div className={styles.panes}>
        {panes.map((key) => (
          <section
            key={key}
            className={styles.pane}
            hidden={isOneByOne && key !== pane}
            {...(isOneByOne
              ? { role: 'tabpanel', id: panelId(groupId, key), 'aria-labelledby': tabId(groupId, key) }
              : { 'aria-label': t(`record.panes.${key}`) })}
          >
            {contents[key]}
          </section>
        ))}
      </div>
    </>
  )
}

function Overview({ application, name }: { application: Application; name: string }) {
  const { match, target, applicant, education, career, languages, expertises } = application
  const modules = application.moduleAdditionals.filter(({ visible }) => visible)
  return (
    <div className={styles.overview}>
      {match && target && (
        <MatchPanel match={match} names={{ applicant: applicant.firstName, company: target.companyName }} />
      )}
      <RecordFacts application={application} />
      {education.length + career.length > 0 && <EducationAndCareer education={education} career={career} />}
      {languages.length > 0 && <Languages languages={languages} />}
      {expertises.length > 0 && <Expertises expertises={expertises} />}
      {modules.length > 0 && <MathsModules modules={modules} />}
      <AssessmentPanel applicationId={application.id} />
      <RecommendPanel applicationId={application.id} name={name} />
      {application.status !== applicationStatuses.cancelled && <FittingOffers application={application} />}
    </div>
  )
}
