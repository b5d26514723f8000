import { IconTrash } from '@tabler/icons-react'
import { type Application, applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { AskActions } from '#features/applicant-requests/public.ts'
import { BookmarkButton } from '#features/bookmarks/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { useBackToWatchList, useLastApplicantSearch } from '#lib/navigation/return-to-card.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { cx } from '#ui/cx.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { SavePdf } from '../documents/SavePdf.tsx'
import { OriginTag } from '../stage/OriginTag.tsx'
import { StageTag } from '../stage/StageTag.tsx'
import { ApplicantAvatar } from './content/ApplicantAvatar.tsx'
import { MessageAction } from './MessageAction.tsx'
import styles from './RecordHead.module.css'

type RecordHeadProps = {
  title: string
  application: Application | undefined
  /** What its company does with a received one; the head then stays in sight. */
  receivedActions?: ReactNode
}

export function RecordHead({ title, application, receivedActions }: RecordHeadProps) {
  const t = useTexts('applications')
  const to = useTo()
  const { state } = useLocation()
  const wrapper = useRef<HTMLDivElement>(null)
  const isNamed = Boolean(application?.applicant.lastName)
  const isProfile = application?.type === applicationTypes.profile
  const isReceived = application !== undefined && receivedActions !== undefined
  const compact = useCompact(wrapper, isReceived)
  const tags = application && !isProfile && (
    <>
      <StageTag application={application} />
      <OriginTag origin={application.origin} />
    </>
  )
  return (
    <div
      ref={wrapper}
      className={cx(isReceived && styles.sticky, compact.is && styles.compact)}
      style={compact.style}
    >
      <PageHead
        back={useBackLink(application)}
        title={title}
        picture={
          application ? (
            <ApplicantAvatar
              applicant={application.applicant}
              name={isNamed ? title : ''}
              size={72}
              muted={application.status === applicationStatuses.cancelled}
            />
          ) : (
            <Avatar name="" size={72} />
          )
        }
        over={
          application &&
          !isReceived && (
            <>
              {tags}
              {isProfile && <OriginTag origin={application.origin} />}
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
            <span className={styles.lead}>
              <TitleInLanguage
                title={application.target?.offerTitle ?? t('received.initiative')}
                language={application.target?.offerTitleLanguage}
              />
              {isReceived && tags}
            </span>
          ))
        }
        actions={
          application &&
          (receivedActions ?? (
            <>
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
          ))
        }
      />
    </div>
  )
}

/** Of the head while the page is scrolled. */
const compactHeight = 64

/** Whether the head that stays in sight has reached the top, where it is one line; the page keeps its length. */
function useCompact(wrapper: RefObject<HTMLElement | null>, isSticky: boolean) {
  const [full, setFull] = useState<number | null>(null)
  useEffect(() => {
    const line = wrapper.current?.querySelector('header')?.lastElementChild
    if (!isSticky || !(line instanceof HTMLElement)) return
    // Two pixels of it are cut off while it stays at the top; the threshold is below 1, which a fraction of a pixel misses.
    const observer = new IntersectionObserver(
      (entries) => {
        // While the page was busy, several come at once: the last is how it is now.
        const entry = entries.at(-1)
        if (!entry) return
        const isAtTop = entry.intersectionRatio < 0.995 && line.getBoundingClientRect().top < 2
        setFull((before) => (isAtTop ? (before ?? line.getBoundingClientRect().height) : null))
      },
      { threshold: [0, 0.995], rootMargin: '-2px 0px 0px 0px' },
    )
    observer.observe(line)
    return () => observer.disconnect()
  }, [wrapper, isSticky])
  return {
    is: full !== null,
    style:
      full === null
        ? undefined
        : ({ '--shrunk-by': `${Math.max(0, full - compactHeight)}px` } as CSSProperties),
  }
}

/** To the view of the list that one came from; admins have no list of received applications. */
function useBackLink(application: Application | undefined) {
  const t = useTexts('applications')
  const to = useTo()
  const { state } = useLocation()
  const isCompany = useSignedIn().type === 'company'
  const search = useLastApplicantSearch()
  const watchList = useBackToWatchList()
  const from = (key: string): string => (typeof state?.[key] === 'string' ? state[key] : '')
  if (watchList) return watchList
  if (from('foundIn') || application?.type === applicationTypes.profile) {
    return { to: from('foundIn') || search, label: t('record.toSearch') }
  }
  if (!isCompany) return { to: to(paths.dashboard()), label: t('received.toDashboard') }
  return {
    to: { pathname: to(paths.receivedApplications()), search: from('receivedSearch') },
    label: t('record.toList'),
  }
}
