import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { hasPasskeys } from '#features/sign-in/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { focusHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Factor } from '../Factor.tsx'
import { PasswordStep } from '../PasswordStep.tsx'
import { afterSetUp, type Passkey, useRemovePasskey } from '../queries.ts'
import { AddPasskey } from './AddPasskey.tsx'
import styles from './PasskeyFactor.module.css'
import { PasskeyNameForm } from './PasskeyNameForm.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'

type Open = 'add' | { rename: Passkey } | { remove: Passkey } | null

export function PasskeyFactor({ passkeys, canRemove }: { passkeys: Passkey[]; canRemove: boolean }) {
  const t = useTexts('security')
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  function removed(name: string) {
    // The focus would go back to the row, which is gone.
    flushSync(close)
    focusHeading('sicherheit')
    notify({ type: 'success', title: t('passkeys.removed', { name }) })
  }
  return (
    <Factor
      title={t('passkeys.title')}
      on={passkeys.length > 0}
      text={passkeys.length === 0 ? t('passkeys.none') : undefined}
      actions={
        hasPasskeys() && (
          <Button icon={IconPlus} onClick={() => setOpen('add')}>
            {t('passkeys.add')}
          </Button>
        )
      }
    >
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label={t('passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpen({ rename: passkey })}
              onRemove={canRemove ? () => setOpen({ remove: passkey }) : undefined}
            />
          ))}
        </ul>
      )}
      {!hasPasskeys() && (
        <Text size="small" muted>
          {t('passkeys.unsupported')}
        </Text>
      )}
      {open === 'add' && (
        <AddPasskey
          onClose={() => {
            close()
            void afterSetUp()
          }}
        />
      )}
      {open !== 'add' && open && 'rename' in open && <RenamePasskey passkey={open.rename} onClose={close} />}
      {open !== 'add' && open && 'remove' in open && (
        <RemovePasskey passkey={open.remove} onClose={close} onRemoved={() => removed(open.remove.name)} />
      )}
    </Factor>
  )
}

function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTexts('security')
  return (
    <Dialog open onClose={onClose} title={t('passkeys.renameTitle')}>
      <PasskeyNameForm passkey={passkey} onClose={onClose} />
    </Dialog>
  )
}

type RemovePasskeyProps = { passkey: Passkey; onClose: () => void; onRemoved: () => void }

function RemovePasskey({ passkey: { id, name }, onClose, onRemoved }: RemovePasskeyProps) {
  const t = useTexts('security')
  const remove = useRemovePasskey(id)
  return (
    <Dialog open onClose={onClose} title={t('passkeys.removeTitle', { name })} busy={remove.isPending}>
      <PasswordStep
        intro={t('passkeys.removeText')}
        confirm={t('passkeys.removeConfirm')}
        danger
        action={remove}
        onDone={onRemoved}
        onCancel={onClose}
      />
    </Dialog>
  )
}
