import { IconArrowRight } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Draft } from '#features/applications/public.ts'
import { RingLegend } from '#features/matching/public.ts'
import { OfferCard, OfferCardSkeleton } from '#features/offers/public.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useSettings } from '#lib/settings.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { OnboardingFrame } from '../frame/OnboardingFrame.tsx'
import { type MatchingOffers, useMatchingOffers } from '../offers/useMatchingOffers.ts'
import { firstMatchesQuery, shownMatches, useSaveOnboarding } from '../queries.ts'
import type { StepProps } from '../step-props.ts'
import { toStep } from '../useOnboardingStep.ts'
import styles from './Matches.module.css'
import { NextParts } from './NextParts.tsx'
import { type VisibilityChoice, VisibilityField } from './VisibilityField.tsx'

export function MatchesStep(props: StepProps) {
  const { application, isFinished } = props
  const t = useTexts('onboarding')
  const to = useTo()
  const offers = useMatchingOffers()
  const { choice, choose, error, finish, isBusy } = useFinish(props)
  const { total } = offers
  return (
    <OnboardingFrame
      {...props}
      step="matches"
      title={total === null ? t('matches.titleUnknown') : t('matches.title', { count: total })}
      lead={
        total === 0
          ? t('matches.leadNone')
          : t('matches.lead', { count: Math.min(shownMatches, total ?? shownMatches) })
      }
      offers={offers}
      side={<NextParts application={application} />}
      end={
        isFinished ? (
          <ButtonLink variant="primary" size="lg" iconAfter={IconArrowRight} to={to(offers.searchPath)}>
            {t('matches.toSearch')}
          </ButtonLink>
        ) : (
          <Button
            variant="primary"
            size="lg"
            busy={isBusy}
            busyText={t('matches.finishing')}
            onClick={() => void finish()}
            className={styles.finish}
          >
            {t(choice === null || choice === 'hidden' ? 'matches.finish' : 'matches.publish')}
          </Button>
        )
      }
    >
      <FirstMatches offers={offers} revision={application.revision} />
      <VisibilityField value={choice} onChange={choose} error={error} />
    </OnboardingFrame>
  )
}

/** Who finds the profile is decided, never assumed: what nobody has chosen yet stands open. */
function useFinish({ application, isFinished, save }: StepProps) {
  const t = useTexts('onboarding')
  const to = useTo()
  const navigate = useNavigate()
  const { setValue } = useFormContext<Draft>()
  const onboarding = useSaveOnboarding()
  const [choice, setChoice] = useState<VisibilityChoice | null>(
    isFinished || application.visibility !== 'hidden' ? application.visibility : null,
  )
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  function choose(visibility: VisibilityChoice) {
    setError(undefined)
    setChoice(visibility)
    // Once through, it counts at once, as in the editor; before that with the button that says so.
    if (isFinished) setValue('visibility', visibility, { shouldDirty: true })
  }
  async function finish() {
    if (choice === null) {
      setError(t('visibility.missing'))
      document.querySelector<HTMLElement>('main input[name=visibility]')?.focus()
      return
    }
    setBusy(true)
    setValue('visibility', choice, { shouldDirty: true })
    try {
      if (!(await save())) return
      await onboarding.mutateAsync({ step: 'matches', finished: true })
      notify({ type: 'success', title: t(`finished.${choice}.title`), desc: t(`finished.${choice}.text`) })
      await navigate(to(paths.dashboard()))
    } catch {
      notify({ key: 'onboarding', type: 'danger', title: t('notFinished') })
    } finally {
      setBusy(false)
    }
  }
  return { choice, choose, error, finish, isBusy }
}

function FirstMatches({ offers, revision }: { offers: MatchingOffers; revision: number }) {
  const t = useTexts('onboarding')
  const to = useTo()
  const { enableMatches } = useSettings().applicant
  const sort = enableMatches ? 'match' : 'newest'
  const { data, error, refetch } = useQuery(firstMatchesQuery(offers.filters, sort, revision, useLocale()))
  if (error && !data) return <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
  if (!data) return <OfferCardSkeleton match={enableMatches} />
  const { member, totalItems } = data
  return (
    <Stack gap={4}>
      <VisuallyHidden as="h2">{t('matches.list')}</VisuallyHidden>
      {member.length > 0 && (
        <ul className={styles.offers} aria-label={t('matches.list')}>
          {member.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} />
            </li>
          ))}
        </ul>
      )}
      {member.some(({ match }) => match) && <RingLegend />}
      {totalItems === 0 && (
        <div>
          <ButtonLink to={toStep('places')}>{t('matches.changeAnswers')}</ButtonLink>
        </div>
      )}
      <p>
        {t(totalItems < shownMatches ? 'matches.fewer' : 'matches.more')}{' '}
        <TextLink to={to(offers.searchPath)}>{t('matches.toSearch')}</TextLink>
      </p>
    </Stack>
  )
}
