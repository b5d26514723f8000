import { IconMessage, IconTrash } from '@tabler/icons-react'
import { type Application, applicationTypes } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useLocation } from 'react-router'
import { AskActions } from '#features/applicant-requests/public.ts'
import { BookmarkButton } from '#features/bookmarks/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { SavePdf } from '../documents/SavePdf.tsx'
import { OutcomeActions } from '../outcome/OutcomeActions.tsx'
import { OriginTag } from '../stage/OriginTag.tsx'
import { StageTag } from '../stage/StageTag.tsx'
import { ApplicantAvatar } from './content/ApplicantAvatar.tsx'
import { MessageAction } from './MessageAction.tsx'
import { MoveAction } from './MoveAction.tsx'
import styles from './RecordHead.module.css'
import { useBackLink } from './useBackLink.ts'

type RecordHeadProps = {
  title: string
  application: Application | undefined
  /** Where a conversation has begun: to its field. */
  onWrite?: (() => void) | undefined
}

export function RecordHead({ title, application, onWrite }: RecordHeadProps) {
  const t = useTexts('applications')
  const to = useTo()
  const { state } = useLocation()
  const isNamed = Boolean(application?.applicant.lastName)
  const isProfile = application?.type === applicationTypes.profile
  const head = (
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
            {application.can.message &&
              (onWrite ? (
                <Button data-shortcut="reply" variant="primary" icon={IconMessage} onClick={onWrite}>
                  {t('record.write')}
                </Button>
              ) : (
                <MessageAction application={application} name={title} />
              ))}
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
  return isProfile ? head : <div className={styles.sticky}>{head}</div>
}
