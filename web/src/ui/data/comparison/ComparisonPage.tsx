import { IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { To } from 'react-router'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'

interface ComparisonPageProps {
  title: string
  back: { to: To; label: string }
  words: { loading: string; differences: string; print: string; tooFew: string; tooFewText: string }
  /** That some are gone. */
  missing: string | null
  /** What was just done, for those who do not see it. */
  said: string
  isLoading: boolean
  /** Where something did not load. */
  retry: (() => void) | undefined
  isEnough: boolean
  /** The table. */
  children: (onlyDifferences: boolean) => ReactNode
}

/** A few records side by side: its head and its states. */
export function ComparisonPage({ title, back, words, missing, said, ...state }: ComparisonPageProps) {
  const { isLoading, retry, isEnough, children } = state
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  return (
    <Page width="wide">
      <PageHead
        back={back}
        title={title}
        actions={
          isEnough && (
            <>
              <div data-print="none">
                <Switch
                  label={words.differences}
                  labelSide="start"
                  checked={onlyDifferences}
                  onChange={({ target }) => setOnlyDifferences(target.checked)}
                />
              </div>
              <Button icon={IconPrinter} onClick={() => window.print()}>
                {words.print}
              </Button>
            </>
          )
        }
      />
      <LiveRegion>{said}</LiveRegion>
      <Stack gap={5}>
        {missing && <InlineAlert tone="warning">{missing}</InlineAlert>}
        {isLoading && <SkeletonList label={words.loading} tile={false} />}
        {!isLoading && retry && <ErrorState level={2} onRetry={retry} />}
        {!isLoading && !retry && !isEnough && (
          <EmptyState
            art="waiting"
            title={words.tooFew}
            action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
          >
            {words.tooFewText}
          </EmptyState>
        )}
        {!isLoading && !retry && isEnough && children(onlyDifferences)}
      </Stack>
    </Page>
  )
}
