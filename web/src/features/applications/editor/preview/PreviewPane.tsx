import type { Application } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { ProfilePreview } from './ProfilePreview.tsx'

type PreviewPaneProps = { application: Application; isBeside: boolean; onClose: () => void }

/** Beside the form where there is room for both, else over it. */
export function PreviewPane({ application, isBeside, onClose }: PreviewPaneProps) {
  const t = useTexts('applications')
  if (isBeside) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, also by keyboard
      <aside tabIndex={0} aria-label={t('editor.preview')}>
        <ProfilePreview application={application} />
      </aside>
    )
  }
  return (
    <Sheet open onClose={onClose} title={t('editor.preview')}>
      <ProfilePreview application={application} />
    </Sheet>
  )
}
