import type { ReactNode } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { SplitPage } from '#ui/layout/SplitPage.tsx'

type AccessFrameProps = {
  title: string
  lead?: ReactNode
  /** For a step that no navigation led to: the heading then takes the focus from what is gone. */
  takesFocus?: boolean
  children?: ReactNode
}

/** The frame of the password pages: beside the step what keeps the account safe. */
export function AccessFrame({ title, ...rest }: AccessFrameProps) {
  const t = useTexts('signIn')
  usePageTitle(title)
  const points = [t('access.link'), t('access.devices'), t('access.mail')]
  return (
    <SplitPage
      title={title}
      panel={{ label: t('access.label'), title: t('access.title'), points }}
      {...rest}
    />
  )
}
