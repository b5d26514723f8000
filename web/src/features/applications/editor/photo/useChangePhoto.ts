import { type OwnProfile, saveApplicantImage } from '@tandem/contract/applicants/own-profile'
import { useQueryClient } from '@tanstack/react-query'
import { useRefreshProfile } from '#features/applications/queries.ts'
import { call } from '#lib/api/call.ts'
import { upload } from '#lib/api/upload.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { currentAccount, setAccount } from '#lib/session/session-store.ts'

const params = { id: 'mainImage' } as const

/** Null removes it. The header, and whatever shows the profile, shows the new one at once. */
export function useChangePhoto(applicationId: string) {
  const queries = useQueryClient()
  const refresh = useRefreshProfile(applicationId)
  return useSingleMutation({
    mutationFn: (file: File | null): Promise<OwnProfile> =>
      file
        ? upload(saveApplicantImage, { params }, file)
        : call(saveApplicantImage, { params, body: { image: null } }),
    onSuccess: async ({ image }) => {
      const account = currentAccount()
      if (account) setAccount({ ...account, hasProfileImage: image !== null })
      await refresh()
      await queries.resetQueries({ queryKey: ['image'] })
    },
  })
}
