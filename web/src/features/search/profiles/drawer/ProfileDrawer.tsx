import type { FoundProfile } from '@tandem/contract/applicant-search'
import type { Application } from '@tandem/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { applicationQuery, useApplicantName } from '#features/applications/public.ts'
import { useOpenProfile } from '#features/search/profiles/open/useOpenProfile.ts'
import { failureOf } from '#lib/api/failure-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import type { OpenProfile } from '../open/open-profile.ts'
import { profileLinkId } from '../open/useOpenProfile.ts'
import type { FoundProfiles, ProfileKind } from '../queries.ts'
import { Drawer } from './Drawer.tsx'
import { DrawerBar } from './DrawerBar.tsx'
import { DrawerHead } from './DrawerHead.tsx'
import { DrawerRecord } from './record/DrawerRecord.tsx'
import { useSteps } from './useSteps.ts'

type ProfileDrawerProps = { open: OpenProfile; kind: ProfileKind; page: FoundProfiles | undefined }

/** The open profile. What the list knows of it shows at once, the rest when it has loaded. */
export function ProfileDrawer({ open, kind, page }: ProfileDrawerProps) {
  const navigate = useNavigate()
  const { toList } = useOpenProfile()
  const steps = useSteps(kind, page, open.id)
  const record = useQuery(applicationQuery(open.id, useLocale()))
  const found = page?.member.find(({ applicationId }) => applicationId === open.id)
  const name = useDrawerName(found, record.data)
  useReturnToRow(open.id)
  return (
    <Drawer onClose={() => void navigate(toList)}>
      {(titleId) => (
        <>
          <DrawerBar steps={steps} page={page} name={name} />
          {/* Nothing half done for one person, like an open dialog, goes over to the next. */}
          <Fragment key={open.id}>
            <DrawerHead titleId={titleId} name={name} found={found} application={record.data} />
            {record.error && !record.data ? (
              <DrawerMissing error={record.error} onRetry={() => void record.refetch()} />
            ) : (
              <DrawerRecord tab={open.tab} found={found} application={record.data} />
            )}
          </Fragment>
        </>
      )}
    </Drawer>
  )
}

/** Whoever is shown, also while only the list or nothing yet is known of them. */
function useDrawerName(found: FoundProfile | undefined, application: Application | undefined): string {
  const t = useTexts('applicantSearch')
  const nameOf = useApplicantName()
  if (application) return nameOf(application.applicant)
  return found ? (found.name ?? t('anonymous')) : t('drawer.profile')
}

/** A profile that is hidden by now, or did not load. */
function DrawerMissing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts('applicantSearch')
  const { toList } = useOpenProfile()
  return (
    <RecordErrorState
      {...failureOf(error)}
      level={3}
      title={t('drawer.goneTitle')}
      text={t('drawer.goneText')}
      action={<ButtonLink to={toList}>{t('drawer.close')}</ButtonLink>}
      onRetry={onRetry}
    />
  )
}

/** When the drawer closes, the focus that was in it goes to the row of who was shown last, whoever opened it. */
function useReturnToRow(openId: string): void {
  const last = useRef(openId)
  useEffect(() => {
    last.current = openId
  }, [openId])
  useEffect(
    () => () => {
      // The dialog has closed by now, in a layout effect, and has given the focus to the row that opened it.
      const { activeElement } = document
      const wasInside = activeElement === document.body || activeElement?.id.startsWith(profileLinkId(''))
      if (!wasInside) return
      const link = document.getElementById(profileLinkId(last.current))
      link?.focus({ preventScroll: true })
      link?.scrollIntoView({ block: 'nearest' })
    },
    [],
  )
}
