import {
  IconFileText,
  IconFlag,
  IconHistory,
  IconLayoutDashboard,
  IconListCheck,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react'
import type { ScreenName } from '@tandem/contract/screens'
import type { IconType } from '#ui/marks/Icon.tsx'

export type BackendArea = {
  /** What the entry leads to. */
  screen: Extract<ScreenName, `backend${string}` | 'contents' | 'messageReports'>
  icon: IconType
  /** Below `office:areas`. */
  label: 'overview' | 'companies' | 'people' | 'contents' | 'reports' | 'settings' | 'audit'
  /** Other screens of the same area. */
  within?: readonly ScreenName[]
}

/** The back office in the order of its navigation. Each of its screens belongs to one of these. */
export const backendAreas: readonly BackendArea[] = [
  { screen: 'backend', icon: IconLayoutDashboard, label: 'overview' },
  { screen: 'backendCompanies', icon: IconListCheck, label: 'companies' },
  { screen: 'backendPeople', icon: IconUsers, label: 'people' },
  { screen: 'contents', icon: IconFileText, label: 'contents', within: ['content'] },
  { screen: 'messageReports', icon: IconFlag, label: 'reports' },
  { screen: 'backendSettings', icon: IconSettings, label: 'settings' },
  { screen: 'backendAudit', icon: IconHistory, label: 'audit' },
]
