import { IconDots, IconEye, IconWorldUpload } from '@tabler/icons-react'
import { AutosaveState } from '#features/autosave/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { EditorBar } from '#ui/fields/form/EditorBar.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import { CloseOffers } from '../list/CloseOffers.tsx'
import { StatusTag } from '../list/OfferCells.tsx'
import { useIsInline } from './editor-place.ts'
import type { OfferSaving } from './saving/useOfferSaving.ts'
import { useEditorActions } from './useEditorActions.tsx'

type OfferBarProps = { title: string; saving: OfferSaving; onPreview?: (() => void) | undefined }

export function OfferBar({ title, saving, onPreview }: OfferBarProps) {
  const t = useTexts('ownOffers')
  const isInline = useIsInline()
  const { offer, isLive, autosave, status, unsaved, conflict } = saving
  const { items, publish, save, isBusy, closing, setClosing, reload } = useEditorActions(saving)
  const actions = (
    <>
      {onPreview && <IconButton icon={IconEye} label={t('preview.open')} onClick={onPreview} />}
      {items.length > 0 && (
        <Menu
          label={t('editor.more')}
          trigger={(props) => <IconButton {...props} icon={IconDots} label={t('editor.more')} />}
          items={items}
        />
      )}
      {isLive ? (
        <Button variant="primary" busy={isBusy} busyText={t('editor.saving')} onClick={() => void save()}>
          {t('editor.saveLive')}
        </Button>
      ) : (
        <Button
          variant="primary"
          icon={IconWorldUpload}
          busy={isBusy}
          busyText={t('editor.publishing')}
          onClick={() => void publish()}
        >
          {t(offer?.status === 'closed' ? 'actions.reopen' : 'actions.publish')}
        </Button>
      )}
    </>
  )
  return (
    <EditorBar title={title} actions={actions} level={isInline ? 2 : 1}>
      <Row wrap gap={3}>
        <StatusTag status={offer?.status ?? 'draft'} />
        {isLive && !conflict && status.state !== 'saving' && status.state !== 'failed' ? (
          <Text size="small" muted>
            {t(unsaved.length > 0 ? 'editor.liveUnsaved' : 'editor.live')}
          </Text>
        ) : (
          <AutosaveState status={status} autosave={autosave} hasConflict={conflict !== null} />
        )}
      </Row>
      <CloseOffers
        offers={closing && offer ? [{ id: offer.id, title }] : []}
        asked={closing === 'asked'}
        onClosed={reload}
        onClose={() => setClosing(null)}
      />
    </EditorBar>
  )
}
