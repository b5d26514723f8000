import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { mantineTheme } from './mantine-theme.ts'
import './mantine.css'

/**
 * Around the few pieces that use Mantine, not around the app: so Mantine loads with them and not with the first page.
 * It writes no <style> elements, which the content policy forbids: its variables stand in mantine.css,
 * and the colour scheme attribute is kept by public/theme.js.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={mantineTheme}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
      getRootElement={noRoot}
      colorSchemeManager={documentScheme}
    >
      {children}
    </MantineProvider>
  )
}

const noRoot = () => undefined
const nothing = () => {}

const documentScheme = {
  // A server knows no theme; what differs by it stands in style sheets.
  get: () =>
    typeof document !== 'undefined' && document.documentElement.dataset.mantineColorScheme === 'dark'
      ? ('dark' as const)
      : ('light' as const),
  set: nothing,
  clear: nothing,
  subscribe: nothing,
  unsubscribe: nothing,
}
