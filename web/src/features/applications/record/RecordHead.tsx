import type { Application } from '@tandem/contract/applications'
import { useLocation } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { paths } from '#lib/paths.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { StageTag } from '../stage/StageTag.tsx'
import { MessageAction } from './MessageAction.tsx'
import { MoveAction } from './MoveAction.tsx'

type RecordHeadProps = { title: string; application: Application | undefined }

export function RecordHead({ title, application }: RecordHeadProps) {
  const t = useTexts('applications')
  return (
    <PageHead
      back={useWayBack()}
      title={title}
      picture={<Avatar name={title} size={72} />}
      over={application && <StageTag application={application} />}
      lead={application && (application.target?.offerTitle ?? t('received.initiative'))}
      actions={
        application && (
          <>
            {application.can.move && <MoveAction application={application} name={title} />}
            {application.can.message && <MessageAction application={application} name={title} />}
          </>
        )
      }
    />
  )
}

/** To the view of the list that one came from; admins have no list of their own. */
function useWayBack() {
  const t = useTexts('applications')
  const to = useTo()
  const { state } = useLocation()
  const isCompany = useSignedIn().type === 'company'
  if (!isCompany) return { to: to(paths.dashboard()), label: t('received.toDashboard') }
  const search: unknown = state?.receivedSearch
  return {
    to: { pathname: to(paths.receivedApplications()), search: typeof search === 'string' ? search : '' },
    label: t('record.toList'),
  }
}
