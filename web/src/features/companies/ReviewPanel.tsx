import type { OwnReview } from '@tandem/contract/companies'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useApplicantSearchScreen } from '#lib/navigation/useApplicantSearchScreen.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './ReviewPanel.module.css'
import { SubmissionForm } from './SubmissionForm.tsx'

/** How far the check of the own company is, and what one can do now. */
export function ReviewPanel({ review }: { review: OwnReview }) {
  if (review.status === 'pending') {
    return review.question ? <ToAnswer key="asked" review={review} /> : <Pending review={review} />
  }
  if (review.status === 'suspended') return <Suspended review={review} />
  return review.status === 'refused' ? (
    <ToAnswer key="refused" review={review} />
  ) : (
    <Confirmed review={review} />
  )
}

function Pending({ review: { submittedAt } }: { review: OwnReview }) {
  const t = useTexts('companies')
  const mayOpen = useMayOpen()
  const { day } = useFormats()
  return (
    <InlineAlert title={t('review.pending.title')}>
      <Stack gap={2}>
        <p>{t('review.pending.text')}</p>
        <p>{t('review.pending.meanwhile')}</p>
        <Steps
          steps={[
            ...(mayOpen('ownOffers')
              ? ([
                  [t('review.pending.steps.offers'), paths.ownOffers()],
                  [t('review.pending.steps.profile'), paths.companyProfile()],
                ] as [string, ScreenPath][])
              : []),
            [t('review.pending.steps.team'), paths.account({ hash: 'team' })],
            [t('review.pending.steps.account'), paths.account({ hash: 'daten' })],
          ]}
        />
        {submittedAt && (
          <Text size="small" muted>
            {t('review.pending.since', { when: day(submittedAt) })}
          </Text>
        )}
      </Stack>
    </InlineAlert>
  )
}

/** Refused, or asked something before it is decided: the company corrects its details and hands them in again. */
function ToAnswer({ review }: { review: OwnReview }) {
  const t = useTexts('companies')
  const { day } = useFormats()
  const { question, reason, askedAt } = review
  const state = question ? 'asked' : 'refused'
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  function giveUp() {
    flushSync(() => setIsOpen(false))
    opener.current?.focus()
  }
  return (
    <Stack gap={5}>
      <InlineAlert
        tone="warning"
        title={t(`review.${state}.title`)}
        actions={
          review.can.submit &&
          !isOpen && (
            <Button ref={opener} onClick={() => setIsOpen(true)}>
              {t(`review.${state}.open`)}
            </Button>
          )
        }
      >
        <Stack gap={2}>
          <p className={styles.reason}>
            {question ? t('review.asked.question', { question }) : t('review.refused.reason', { reason })}
          </p>
          <p>{t(`review.${state}.text`)}</p>
          {!review.can.submit && <p>{t(`review.${state}.noPermission`)}</p>}
          {askedAt && (
            <Text size="small" muted>
              {t('review.asked.since', { when: day(askedAt) })}
            </Text>
          )}
        </Stack>
      </InlineAlert>
      {isOpen && review.can.submit && <SubmissionForm review={review} onClose={giveUp} />}
    </Stack>
  )
}

function Suspended({ review: { reason } }: { review: OwnReview }) {
  const t = useTexts('companies')
  const to = useTo()
  return (
    <InlineAlert
      tone="warning"
      title={t('review.suspended.title')}
      actions={<ButtonLink to={to(paths.contactUs())}>{t('review.suspended.contact')}</ButtonLink>}
    >
      <Stack gap={2}>
        <p className={styles.reason}>{t('review.suspended.reason', { reason })}</p>
        <p>{t('review.suspended.text')}</p>
      </Stack>
    </InlineAlert>
  )
}

function Confirmed({ review: { studyInterests } }: { review: OwnReview }) {
  const t = useTexts('companies')
  const { list } = useFormats()
  const mayOpen = useMayOpen()
  const search = paths[useApplicantSearchScreen()]()
  const steps: [string, ScreenPath][] = [
    [t('review.confirmed.steps.search'), search],
    [t('review.confirmed.steps.team'), paths.account({ hash: 'team' })],
  ]
  if (mayOpen('ownOffer')) {
    steps.unshift([t('review.confirmed.steps.publish'), paths.ownOffers()])
  }
  if (mayOpen('receivedApplications')) {
    steps.push([t('review.confirmed.steps.received'), paths.receivedApplications()])
  }
  return (
    <InlineAlert tone="success" title={t('review.confirmed.title')}>
      <Stack gap={2}>
        <p>{t('review.confirmed.text', { studyInterests: list(studyInterests.map(({ name }) => name)) })}</p>
        <p>{t('review.confirmed.next')}</p>
        <Steps steps={steps} />
      </Stack>
    </InlineAlert>
  )
}

function Steps({ steps }: { steps: [string, ScreenPath][] }) {
  const to = useTo()
  return (
    <ul className={styles.steps}>
      {steps.map(([label, path]) => (
        <li key={path}>
          <TextLink to={to(path)}>{label}</TextLink>
        </li>
      ))}
    </ul>
  )
}
