import { IconX } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import type { ReactNode } from 'react'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Page } from '#ui/layout/Page.tsx'
import { FocusedHeader } from '#ui/shell/FocusedHeader.tsx'

type EligibilityFrameProps = {
  /** Which question it is, from 0; `count` once all are answered. */
  progress?: { at: number; count: number }
  children: ReactNode
}

/** Nothing beside the questions but the way out: the dashboard, or the home page for visitors. */
export function EligibilityFrame({ progress, children }: EligibilityFrameProps) {
  const t = useTexts('eligibility')
  const to = useTo()
  const isSignedIn = useAccount() !== null
  return (
    <>
      <FocusedHeader
        title={t('short')}
        to={to(isSignedIn ? paths.dashboard() : paths.home())}
        home={t(isSignedIn ? 'home.dashboard' : 'home.start')}
        leave={t('close')}
        leaveIcon={IconX}
        progress={
          progress && {
            ...progress,
            label:
              progress.at < progress.count
                ? t('questionOf', { question: progress.at + 1, count: progress.count })
                : t('allAnswered', { count: progress.count }),
          }
        }
      />
      <Page>{children}</Page>
    </>
  )
}
