import { useSyncExternalStore } from 'react'
import type { DeviceText } from './device-text.ts'

export const useDeviceText = ({ subscribe, read }: DeviceText): string | null =>
  useSyncExternalStore(subscribe, read, () => null)
