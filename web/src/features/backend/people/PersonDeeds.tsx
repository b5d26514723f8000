import {
  IconDownload,
  IconKeyOff,
  IconLock,
  IconLockOpen,
  IconLogout,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react'
import type { BackendPerson } from '@tandem/contract/backend/people'
import { useState } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { saveFile } from '#lib/api/save-file.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import type { IconType } from '#ui/marks/Icon.tsx'
import { ReasonDialog } from '../frame/ReasonDialog.tsx'
import { useFocusHeading } from '../frame/useFocusHeading.ts'
import { ConfirmationMailForm } from './ConfirmationMailForm.tsx'
import { type Deed, useChangePerson, useExportPerson } from './queries.ts'

const sectionId = 'massnahmen'

/** Those that need a reason, and those that are done at once. */
type Asked = 'lock' | 'signOut' | 'resetSecondFactor' | 'scheduleDeletion'
const atOnce = ['unlock', 'cancelDeletion'] as const

const icons: Record<Asked | (typeof atOnce)[number], IconType> = {
  lock: IconLock,
  unlock: IconLockOpen,
  signOut: IconLogout,
  resetSecondFactor: IconKeyOff,
  scheduleDeletion: IconTrash,
  cancelDeletion: IconRestore,
}

/** What an admin can do about an account now; the server says what that is. */
export function PersonDeeds({ person }: { person: BackendPerson }) {
  const t = useTexts('people')
  // With the revision that was shown then.
  const [asked, setAsked] = useState<{ deed: Asked; revision: number } | null>(null)
  const { change, send } = useDeeds(person, () => setAsked(null))
  const { can, revision } = person
  const consequences = useLockConsequences(person)
  const ask = (deed: Asked) =>
    can[deed] && <DeedButton key={deed} deed={deed} onClick={() => setAsked({ deed, revision })} />
  const reasoned = asked?.deed
  // Those who were told that something has changed have looked at it since.
  const seen = isRefusal(change.error, 'changed_elsewhere') ? revision : (asked?.revision ?? revision)
  return (
    <SectionCard id={sectionId} title={t('deeds.title')}>
      <Stack gap={4}>
        {change.error && asked === null && (
          <InlineAlert tone="danger" title={t('deeds.failed')} alert>
            {failureTextOf(change.error)}
          </InlineAlert>
        )}
        {can.mailConfirmation && <ConfirmationMailForm key={person.id} person={person} />}
        {atOnce.map(
          (deed) =>
            can[deed] && (
              <DeedButton
                key={deed}
                deed={deed}
                busy={change.isPending}
                onClick={() => send({ deed, revision })}
              />
            ),
        )}
        {(['signOut', 'resetSecondFactor'] as const).map(ask)}
        {can.export && <ExportButton id={person.id} />}
        {(['lock', 'scheduleDeletion'] as const).map(ask)}
        {Object.values(can).every((may) => !may) && <Text muted>{t('deeds.none')}</Text>}
      </Stack>
      {reasoned && (
        <ReasonDialog
          title={t(`ask.${reasoned}.title`)}
          text={t(`ask.${reasoned}.text`)}
          consequences={reasoned === 'lock' ? consequences : []}
          confirm={t(`ask.${reasoned}.confirm`)}
          hint={t(reasoned === 'resetSecondFactor' ? 'ask.reasonForAdmin' : 'ask.reasonHint')}
          danger={reasoned === 'lock' || reasoned === 'scheduleDeletion'}
          busy={change.isPending}
          error={change.error}
          isMoot={!can[reasoned]}
          onClose={() => {
            setAsked(null)
            change.reset()
          }}
          onSubmit={(reason) =>
            send(
              reasoned === 'resetSecondFactor' || reasoned === 'signOut'
                ? { deed: reasoned, reason }
                : { deed: reasoned, reason, revision: seen },
            )
          }
        />
      )}
    </SectionCard>
  )
}

/** What a lock would mean for the company, each a sentence. */
function useLockConsequences({ lockEffects, company }: BackendPerson): string[] {
  const t = useTexts('people')
  if (!lockEffects) return []
  const { nobodyLeft, successor, endsLinks } = lockEffects
  return [
    nobodyLeft && t('ask.lock.nobodyLeft', { company: company?.name ?? '' }),
    successor !== null && t('ask.lock.successor', { name: successor }),
    endsLinks && t('ask.lock.links'),
  ].filter((sentence) => sentence !== false)
}

/** Says what became of it; the button that was pressed goes, so that the heading takes the focus. */
function useDeeds(person: BackendPerson, onEnd: () => void) {
  const t = useTexts('people')
  const change = useChangePerson(person.id)
  const name = `${person.firstName} ${person.lastName}`
  const focusHead = useFocusHeading(sectionId, person)
  const end = () => focusHead(onEnd)
  const send = (deed: Deed) =>
    change.mutate(deed, {
      onSuccess: () => {
        notify({ type: 'success', title: t(`done.${deed.deed}`, { name }), desc: t('done.told') })
        end()
      },
      onError: (error) => {
        // A dialog says it itself, and keeps its text.
        if ('reason' in deed || !isRefusal(error, 'changed_elsewhere')) return
        notify({ type: 'warning', title: t('done.changedElsewhere'), desc: t('done.changedText') })
        change.reset()
        end()
      },
    })
  return { change, send }
}

type DeedButtonProps = { deed: keyof typeof icons; busy?: boolean; onClick: () => void }

function DeedButton({ deed, busy, onClick }: DeedButtonProps) {
  const t = useTexts('people')
  const isGrave = deed === 'lock' || deed === 'scheduleDeletion'
  return (
    <Button icon={icons[deed]} block variant={isGrave ? 'danger' : undefined} busy={busy} onClick={onClick}>
      {t(`deeds.${deed}`)}
    </Button>
  )
}

function ExportButton({ id }: { id: string }) {
  const t = useTexts('people')
  const download = useExportPerson(id)
  return (
    <Stack gap={2}>
      {download.error && (
        <InlineAlert tone="danger" title={t('deeds.failed')} alert>
          {failureTextOf(download.error)}
        </InlineAlert>
      )}
      <Button
        icon={IconDownload}
        block
        busy={download.isPending}
        busyText={t('deeds.exporting')}
        onClick={() =>
          download.mutate(undefined, {
            onSuccess: (zip) => {
              saveFile(zip, `tandem-daten-${id}.zip`)
              notify({ type: 'success', title: t('done.export'), desc: t('done.told') })
            },
          })
        }
      >
        {t('deeds.export')}
      </Button>
    </Stack>
  )
}
