import type { MathsModule } from '@tandem/contract/maths'
import { useTexts } from '#lib/i18n/texts.ts'

/** Named as in a profile. */
export function useModuleName(): (module: MathsModule) => string {
  const t = useTexts('applications')
  return (module) => t(`record.mathsModules.${module}`)
}
