import {
  IconChartBar,
  IconDatabase,
  IconFileDiff,
  IconFileText,
  IconFlag,
  IconHistory,
  IconLayoutDashboard,
  IconListCheck,
  IconMapPin,
  IconServerCog,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react'
import type { WaitingKind } from '@tandem/contract/backend/overview'
import type { ScreenName } from '@tandem/contract/screens'
import type { IconType } from '#ui/marks/Icon.tsx'
import type { officeDe } from './texts.de.ts'

export type BackendArea = {
  /** What the entry leads to. */
  screen: Extract<
    ScreenName,
    `backend${string}` | 'contents' | 'messageReports' | 'referenceLists' | 'statistics'
  >
  icon: IconType
  /** Below `office:areas`. */
  label: keyof (typeof officeDe)['areas']
  /** Other screens of the same area. */
  within?: readonly ScreenName[]
  /** What somebody has to decide there; its number stands beside the entry. */
  waiting?: readonly WaitingKind[]
}

/** The back office in the order of its navigation. Each of its screens belongs to one of these. */
export const backendAreas: readonly BackendArea[] = [
  { screen: 'backend', icon: IconLayoutDashboard, label: 'overview' },
  { screen: 'backendCompanies', icon: IconListCheck, label: 'companies', waiting: ['companies', 'requests'] },
  { screen: 'backendPeople', icon: IconUsers, label: 'people' },
  { screen: 'contents', icon: IconFileText, label: 'contents', within: ['content'] },
  { screen: 'backendLocations', icon: IconMapPin, label: 'locations' },
  { screen: 'backendChangedTexts', icon: IconFileDiff, label: 'texts', waiting: ['texts'] },
  { screen: 'messageReports', icon: IconFlag, label: 'reports', waiting: ['reports'] },
  { screen: 'backendSettings', icon: IconSettings, label: 'settings' },
  { screen: 'referenceLists', icon: IconDatabase, label: 'referenceLists' },
  { screen: 'statistics', icon: IconChartBar, label: 'statistics' },
  { screen: 'backendOperations', icon: IconServerCog, label: 'operations' },
  { screen: 'backendAudit', icon: IconHistory, label: 'audit' },
]
