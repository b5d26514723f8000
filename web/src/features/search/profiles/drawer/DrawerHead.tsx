import { IconArrowsMaximize } from '@tabler/icons-react'
import type { FoundProfile } from '@tandem/contract/applicant-search'
import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useLocation } from 'react-router'
import { AskActions } from '#features/applicant-requests/public.ts'
import { ApplicantAvatar, MessageAction } from '#features/applications/public.ts'
import { BookmarkButton } from '#features/bookmarks/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { useOwnOffer } from '../head/useOwnOffer.ts'
import { usePreferenceWords } from '../list/usePreferenceWords.ts'
import styles from './DrawerHead.module.css'

type DrawerHeadProps = {
  titleId: string
  name: string
  found: FoundProfile | undefined
  application: Application | undefined
}

export function DrawerHead({ titleId, name, found, application }: DrawerHeadProps) {
  const t = useTexts('applicantSearch')
  const to = useTo()
  const { pathname, search } = useLocation()
  const preferencesOf = usePreferenceWords()
  const offer = useOwnOffer()
  const preferences = found && preferencesOf(found)
  const isAnonymous = application ? !application.applicant.lastName : !found?.name
  const facts = preferences && [
    preferences.places,
    preferences.years && t('preferences.from', { years: preferences.years }),
  ]
  return (
    <div className={styles.head}>
      <div className={styles.person}>
        {application ? (
          <ApplicantAvatar applicant={application.applicant} name={isAnonymous ? '' : name} size={72} />
        ) : (
          <Avatar name={isAnonymous ? '' : name} size={72} tone={isAnonymous ? 'grey' : 'theory'} />
        )}
        <div className={styles.words}>
          <h2 id={titleId} tabIndex={-1} data-autofocus>
            {name}
          </h2>
          {facts && <Text muted>{facts.filter(Boolean).join(' · ')}</Text>}
        </div>
      </div>
      <div className={styles.actions}>
        {application && <AskActions applicantId={application.applicant.id} name={name} offerId={offer?.id} />}
        {application?.can.message && (
          <MessageAction
            application={application}
            name={name}
            subject={offer ? t('drawer.subject', { offer: offer.title }) : ''}
          />
        )}
        {application && (
          <BookmarkButton withText type="applicant" id={application.applicant.id} name={name} />
        )}
        {application && (
          <ButtonLink
            to={{
              pathname: to(paths.application({ applicationId: application.id })),
              search: offer && `?offer=${offer.id}`,
            }}
            state={{ foundIn: pathname + search }}
            icon={IconArrowsMaximize}
          >
            {t('drawer.whole')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
