import type { ReactNode } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { SplitPage } from '#ui/layout/SplitPage.tsx'
import { StepBar } from '#ui/nav/steps/StepBar.tsx'

type SignUpFrameProps = {
  step: (typeof steps)[number]
  /** Whose benefits are listed beside it; nobody's where the link of a mail does not say whose it is. */
  audience?: Audience
  title: string
  lead?: ReactNode
  /** For a step that no navigation led to: the heading then takes the focus from what is gone. */
  takesFocus?: boolean
  children?: ReactNode
}

export type Audience = keyof typeof benefits

const steps = ['account', 'confirm', 'profile'] as const

const benefits = {
  applicant: { title: 'benefits.title', reasons: ['benefits.once', 'benefits.direct', 'benefits.control'] },
  company: { title: 'benefits.companyTitle', reasons: ['benefits.board', 'benefits.write', 'benefits.team'] },
} as const

/** The frame of each step of the registration: the step at the left, the benefits beside it. */
export function SignUpFrame({ step, audience, title, ...rest }: SignUpFrameProps) {
  const t = useTexts('accounts')
  const sideWords = audience && benefits[audience]
  usePageTitle(title)
  return (
    <SplitPage
      steps={
        <StepBar
          label={t('steps.label')}
          steps={steps.map((each) => t(`steps.${each}`))}
          current={steps.indexOf(step)}
        />
      }
      title={title}
      panel={
        sideWords && {
          label: t('benefits.label'),
          title: t(sideWords.title),
          points: sideWords.reasons.map((reason) => t(reason)),
        }
      }
      {...rest}
    />
  )
}
