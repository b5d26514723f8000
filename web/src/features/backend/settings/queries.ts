import {
  changeSettings,
  type EditedSettings,
  getEditedSettings,
  getSettingReach,
} from '@tandem/contract/backend/settings'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { currentOf } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'

export const editedSettingsQuery = queryOptions({
  queryKey: ['backend', 'settings'],
  queryFn: ({ signal }) => call(getEditedSettings, {}, { signal }),
})

export const settingReachQuery = queryOptions({
  queryKey: ['backend', 'settings', 'reach'],
  queryFn: ({ signal }) => call(getSettingReach, {}, { signal }),
})

export type NewSetting = { key: string; value: unknown; revision: number }

/** Where somebody else was faster, what stands by then is shown. */
export function useChangeSettings({ onDone }: { onDone: (changes: NewSetting[]) => void }) {
  const queries = useQueryClient()
  return useSingleMutation<EditedSettings, NewSetting[]>({
    mutationFn: (changes) => call(changeSettings, { body: { changes } }),
    onSuccess: (settings, changes) => {
      queries.setQueryData(editedSettingsQuery.queryKey, settings)
      void queries.invalidateQueries({ queryKey: ['settings'] })
      void queries.invalidateQueries({ queryKey: ['backend', 'audit'] })
      onDone(changes)
    },
    onError: (error) => {
      const current = currentOf(error, changeSettings)
      if (current) queries.setQueryData(editedSettingsQuery.queryKey, current)
    },
  })
}
