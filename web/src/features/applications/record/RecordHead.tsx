import { IconTrash } from '@tabler/icons-react'
import { type Application, applicationTypes } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { daysUntilAnswer } from '@tandem/contract/received-applications/answer-due'
import { useLocation } from 'react-router'
import { AskActions } from '#features/applicant-requests/public.ts'
import { BookmarkButton } from '#features/bookmarks/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { SavePdf } from '../documents/SavePdf.tsx'
import { DueMark } from '../lists/received/DueMark.tsx'
import { OutcomeActions } from '../outcome/OutcomeActions.tsx'
import { OriginTag } from '../stage/OriginTag.tsx'
import { StageTag } from '../stage/StageTag.tsx'
import { ApplicantAvatar } from './content/ApplicantAvatar.tsx'
import { MessageAction } from './MessageAction.tsx'
import { MoveAction } from './MoveAction.tsx'
import { useBackLink } from './useBackLink.ts'

type RecordHeadProps = { title: string; application: Application | undefined }

export function RecordHead({ title, application }: RecordHeadProps) {
  const t = useTexts('applications')
  const to = useTo()
  const { state } = useLocation()
  const isNamed = Boolean(application?.applicant.lastName)
  const isProfile = application?.type === applicationTypes.profile
  return (
    <PageHead
      back={useBackLink(application)}
      title={title}
      picture={
        application ? (
          <ApplicantAvatar applicant={application.applicant} name={isNamed ? title : ''} size={72} />
        ) : (
          <Avatar name="" size={72} />
        )
      }
      over={
        application && (
          <>
            {!isProfile && <StageTag application={application} />}
            <OriginTag origin={application.origin} />
            {!isProfile && <Due application={application} />}
            <TextLink to={to(paths.applicant({ applicantId: application.applicant.id }))} state={state}>
              {t('record.person')}
            </TextLink>
            {isProfile && <SavePdf application={application} />}
          </>
        )
      }
      lead={
        application &&
        (isProfile ? (
          t('record.profile')
        ) : (
          <TitleInLanguage
            title={application.target?.offerTitle ?? t('received.initiative')}
            language={application.target?.offerTitleLanguage}
          />
        ))
      }
      actions={
        application && (
          <>
            {application.can.move && <MoveAction application={application} name={title} />}
            <OutcomeActions application={application} name={title} />
            {isProfile && <AskActions applicantId={application.applicant.id} name={title} />}
            {application.can.message && <MessageAction application={application} name={title} />}
            <BookmarkButton withText type="application" id={application.id} name={title} />
            {application.can.delete && (
              <ButtonLink
                variant="text"
                icon={IconTrash}
                to={to(paths.deleteProfile({ recordId: application.id }))}
              >
                {t('own.delete.profile.confirm')}
              </ButtonLink>
            )}
          </>
        )
      }
    />
  )
}

/** By when the company has promised to answer. */
function Due({ application }: { application: Application }) {
  const { responseDays } = useSettings().company
  return <DueMark dueIn={daysUntilAnswer(application, responseDays, new Date())} far />
}
