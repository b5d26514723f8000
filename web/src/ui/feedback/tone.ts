import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

/** Colour is never the only sign. */
export const toneIcon = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertCircle,
}
