import 'i18next'
import type { de } from './de.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof de
  }
}
