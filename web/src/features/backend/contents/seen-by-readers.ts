import type { ContentKindName, EditedContent } from '@tandem/contract/backend/contents'
import { pageKeys } from '@tandem/contract/pages'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import { useNavigate } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'

/** Where readers see a content; null where nobody does, and of notices, which stand above every page. */
export function readersPath({ id, content, isShown }: EditedContent): ScreenPath | null {
  if (!isShown || ('isWithdrawn' in content && content.isWithdrawn)) return null
  if (content.kind === 'page') {
    const page = pageKeys.find((key) => key === id)
    return page ? paths[page]() : null
  }
  if (content.kind === 'topics') return id === 'company' ? paths.companyFaq() : paths.faq()
  if (content.kind === 'location') return paths.contactLocation({ locationId: id })
  if (content.kind !== 'question') return null
  return content.audience === 'company'
    ? paths.companyFaqQuestion({ questionId: id })
    : paths.faqQuestion({ questionId: id })
}

/** Where it is edited. */
export const editorPath = (kind: ContentKindName, id: string): ScreenPath =>
  kind === 'location' ? paths.backendLocations({ locationId: id }) : paths.content({ kind, contentId: id })

/** Says that it is public, with a way to look at it, or that it will be. */
export function useAnnounceSaved() {
  const t = useTexts('contents')
  const to = useTo()
  const navigate = useNavigate()
  return (saved: EditedContent): void => {
    const path = saved.planned ? null : readersPath(saved)
    notify({
      type: 'success',
      title: t(saved.planned ? 'plannedDone' : 'published'),
      ...(path && { action: { label: t('show'), onSelect: () => void navigate(to(path)) } }),
    })
  }
}
