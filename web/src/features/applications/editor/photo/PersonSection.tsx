import {
  applicantImageBounds,
  type OwnProfile,
  saveApplicantImage,
} from '@tandem/contract/applicants/own-profile'
import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefreshProfile } from '#features/applications/queries.ts'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { upload } from '#lib/api/upload.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { currentAccount, setAccount } from '#lib/session/session-store.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { CropDialog } from '#ui/data/files/crop/CropDialog.tsx'
import { FileList } from '#ui/data/files/FileRow.tsx'
import { UploadRow } from '#ui/data/files/UploadRow.tsx'
import { BreakableAddress } from '#ui/layout/BreakableAddress.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ApplicantAvatar } from '../../record/content/ApplicantAvatar.tsx'

const accepted = ['image/jpeg', 'image/png', 'image/webp']

/** Who applies, which the account says, and their photo. Nobody has to show one. */
export function PersonSection({ application: { id, applicant } }: { application: Application }) {
  const t = useTexts('applications')
  const to = useTo()
  const { bound } = useFormats()
  const change = useChangePhoto(id)
  const [chosen, setChosen] = useState<File | null>(null)
  const name = t('editor.person.photo')
  const save = (file: File | null) =>
    change.mutate(file, {
      onSuccess: () =>
        notify({ type: 'success', title: t(file ? 'editor.person.saved' : 'editor.person.removed') }),
    })
  return (
    <SectionCard id="person" title={t('editor.person.title')} description={t('editor.person.text')}>
      <Row gap={4}>
        <ApplicantAvatar
          applicant={applicant}
          name={`${applicant.firstName} ${applicant.lastName}`}
          size={72}
        />
        <Stack gap={1}>
          <Text strong>{`${applicant.firstName} ${applicant.lastName}`}</Text>
          <Text size="small" muted>
            <BreakableAddress>{applicant.email}</BreakableAddress>
          </Text>
          <TextLink to={to(paths.account())}>{t('editor.person.change')}</TextLink>
        </Stack>
      </Row>
      <FileList label={name}>
        <UploadRow
          name={name}
          isThere={applicant.image !== null}
          meta={t('editor.person.hint', { size: bound(applicantImageBounds.maxBytes) })}
          accept={accepted}
          busy={change.isPending}
          error={change.error && failureTextOf(change.error)}
          words={{
            upload: t('editor.person.choose'),
            uploadOne: () => t('editor.person.choosePhoto'),
            replace: t('editor.person.replace'),
            replaceOne: () => t('editor.person.replacePhoto'),
            remove: t('editor.person.remove'),
            removeOne: () => t('editor.person.removePhoto'),
          }}
          onChange={(file) => (file ? setChosen(file) : save(null))}
        />
      </FileList>
      {chosen && (
        <CropDialog
          file={chosen}
          shape={{ aspect: 1, maxWidth: 960 }}
          words={{
            title: t('editor.crop.title'),
            text: t('editor.crop.text'),
            zoom: t('editor.crop.zoom'),
            horizontal: t('editor.crop.horizontal'),
            vertical: t('editor.crop.vertical'),
            rotate: t('editor.crop.rotate'),
            confirm: t('editor.crop.confirm'),
            cancel: t('editor.cancel'),
            unreadable: t('editor.crop.unreadable'),
          }}
          onClose={() => setChosen(null)}
          onDone={(cropped) => {
            setChosen(null)
            save(cropped)
          }}
        />
      )}
    </SectionCard>
  )
}

const params = { id: 'mainImage' } as const

/** Null removes it. The header, and whatever shows the profile, shows the new one at once. */
function useChangePhoto(applicationId: string) {
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
