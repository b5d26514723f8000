import { type ReactNode, useEffect, useRef } from 'react'
import { usePageTitle } from '#lib/page-title.ts'
import { Page } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'

type AccessFrameProps = {
  title: string
  lead?: ReactNode
  /** For a step that no navigation led to: the heading then takes the focus from what is gone. */
  takesFocus?: boolean
  children?: ReactNode
}

/** One column for the ways back to an account. */
export function AccessFrame({ title, lead, takesFocus = false, children }: AccessFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Page width="form">
      <Stack gap={6}>
        <Stack gap={2}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <Text muted>{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </Page>
  )
}
