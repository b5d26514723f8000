import type { de } from './de.ts'

type German = typeof de

declare module '#lib/i18n/text-keys.ts' {
  interface Resources extends German {}
}
