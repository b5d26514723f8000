import type { OnboardingStep } from '@tandem/contract/applicants/onboarding'
import type { Application } from '@tandem/contract/applications'
import { ApplicationContent } from '@tandem/contract/applications/content'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import {
  ConflictAlert,
  contentOf,
  type Draft,
  readPending,
  SavingState,
  UnsavedGuard,
  useProfileSaving,
} from '#features/applications/public.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
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
  const [pending] = useState(() => readPending(application))
  const form = useForm<Draft, unknown, ApplicationContent>({
    mode: 'onTouched',
    resolver: useContractResolver(ApplicationContent),
    defaultValues: pending?.draft ?? contentOf(application),
  })
  const saving = useProfileSaving(application, form, parts, pending)
  useFocusOnStep(step)
  useNoteStep(step, isFinished)
  const View = views[step]
  return (
    <FormProvider {...form}>
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
