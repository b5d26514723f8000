import { IconBookmarkOff, IconDotsVertical } from '@tabler/icons-react'
import { type BookmarkCategory, bookmarkCategories } from '@tandem/contract/bookmarks'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import { categoryIcons } from '../list/category-icons.ts'
import { useCategoryWords } from '../list/useCategoryWords.ts'

type CategoryMenuProps = {
  name: string
  category: BookmarkCategory
  onChoose: (category: BookmarkCategory) => void
  onRemove: () => void
}

/** Does what dragging does, and removes. */
export function CategoryMenu({ name, category, onChoose, onRemove }: CategoryMenuProps) {
  const t = useTexts('bookmarks')
  const words = useCategoryWords()
  return (
    <Menu
      label={t('menu.label', { name })}
      trigger={(props) => <IconButton {...props} icon={IconDotsVertical} label={t('menu.of', { name })} />}
      items={[
        ...bookmarkCategories.map((each) => ({
          key: each,
          label: words(each),
          icon: categoryIcons[each],
          checked: each === category,
          onSelect: () => each !== category && onChoose(each),
        })),
        { key: 'remove', label: t('menu.remove'), icon: IconBookmarkOff, onSelect: onRemove },
      ]}
    />
  )
}
