import { exportAccount } from '@tandem/contract/privacy'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'

export function useExport() {
  return useSingleMutation({ mutationFn: () => call(exportAccount, {}) })
}
