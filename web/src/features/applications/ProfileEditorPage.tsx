import { type Application, applicationTypes } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { newProfileId } from '@tandem/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useDeferredValue, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { newKey } from '#lib/api/new-key.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useBackToWatchList } from '#lib/navigation/return-to-card.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { BackLink } from '#ui/nav/BackLink.tsx'
import { EditorMissing } from './editor/EditorMissing.tsx'
import { EditorSkeleton } from './editor/EditorSkeleton.tsx'
import { ProfileEditor } from './editor/ProfileEditor.tsx'
import { NewProfile } from './lists/own/profiles/NewProfile.tsx'
import { applicationQuery, latestProfileQuery } from './queries.ts'

export function ProfileEditorPage() {
  const { applicationId } = useParams()
  if (applicationId === newProfileId) return <NewProfile />
  return (
    <Page width="full">
      {applicationId ? (
        <Fragment key={applicationId}>
          <BackToWatchList />
          <OneProfile id={applicationId} />
        </Fragment>
      ) : (
        <LatestProfile />
      )}
    </Page>
  )
}

function BackToWatchList() {
  const t = useTexts('common')
  // The links to the profile's sections have no state of their own.
  const [back] = useState(useBackToWatchList())
  return (
    back && (
      <Container>
        <BackLink to={back.to} state={back.state}>
          {t('toBookmarks')}
        </BackLink>
      </Container>
    )
  )
}

function OneProfile({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(applicationQuery(id, useLocale()))
  // A long profile is drawn bit by bit, so that the page answers meanwhile.
  const application = useDeferredValue(data)
  if (application) return <EditorOrRedirect application={application} />
  if (error) return <EditorMissing error={error} onRetry={() => void refetch()} />
  return <EditorSkeleton />
}

function LatestProfile() {
  const to = useTo()
  const { hash } = useLocation()
  const [key] = useState(newKey)
  const { data, error, refetch } = useQuery(latestProfileQuery(key))
  if (data) return <Navigate to={{ pathname: to(paths.ownProfile({ applicationId: data })), hash }} replace />
  if (error) return <EditorMissing error={error} onRetry={() => void refetch()} />
  return <EditorSkeleton />
}

/** An application for an offer is written where it is sent; what was sent is written no more. */
function EditorOrRedirect({ application }: { application: Application }) {
  const to = useTo()
  const { id, target, sentAt } = application
  const offerId = target?.offerId
  if (target && sentAt) return <Navigate to={to(paths.ownApplication({ applicationId: id }))} replace />
  if (offerId) return <Navigate to={to(paths.apply({ recordId: offerId }))} replace />
  if (target) return <Navigate to={to(paths.applyToCompany({ recordId: target.companyId }))} replace />
  if (application.type === applicationTypes.template) return <Navigate to={to(paths.template())} replace />
  if (application.type !== applicationTypes.profile || !application.can.edit) return <EditorMissing />
  return <ProfileEditor application={application} />
}
