import type { OnboardingStep } from '@tandem/contract/applicants/onboarding'
import type { Application } from '@tandem/contract/applications'
import { useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { ConflictAlert, SavingState, useProfileSaving } from '#features/applications/public.ts'
import { UnsavedGuard } from '#features/autosave/public.ts'
import { InterestsStep } from './interests/InterestsStep.tsx'
import { MatchesStep } from './matches/MatchesStep.tsx'
import { PlacesStep } from './places/PlacesStep.tsx'
import { QualificationStep } from './QualificationStep.tsx'
import { useSaveOnboarding } from './queries.ts'
import { StartStep } from './StartStep.tsx'
import type { StepProps } from './step-props.ts'
import { useFocusOnStep } from './useOnboardingStep.ts'

type OnboardingProps = { application: Application; step: OnboardingStep; isFinished: boolean }

const views: Record<OnboardingStep, (props: StepProps) => React.ReactNode> = {
  qualification: QualificationStep,
  interests: InterestsStep,
  places: PlacesStep,
  start: StartStep,
  matches: MatchesStep,
}

export function Onboarding({ application, step, isFinished }: OnboardingProps) {
  const [parts] = useState(() => new Set<string>())
  const saving = useProfileSaving(application, parts)
  useFocusOnStep(step)
  useNoteStep(step, isFinished)
  const View = views[step]
  return (
    <FormProvider {...saving.form}>
      <View
        application={application}
        isFinished={isFinished}
        save={saving.autosave.flush}
        state={
          <>
            <SavingState {...saving} />
            {saving.conflict && <ConflictAlert {...saving.conflict} onResolve={saving.resolveConflict} />}
          </>
        }
      />
      <UnsavedGuard autosave={saving.guard} />
    </FormProvider>
  )
}

/** So that one goes on here, on another device too. Whoever is through only looks. */
function useNoteStep(step: OnboardingStep, isFinished: boolean): void {
  const { mutate } = useSaveOnboarding()
  useEffect(() => {
    if (!isFinished) mutate({ step })
  }, [step, isFinished, mutate])
}
