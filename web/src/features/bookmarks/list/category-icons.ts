import { IconMoodNeutral, IconMoodSad, IconMoodSmile } from '@tabler/icons-react'
import type { BookmarkCategory } from '@tandem/contract/bookmarks'
import type { IconType } from '#ui/marks/Icon.tsx'

export const categoryIcons: Record<BookmarkCategory, IconType> = {
  positive: IconMoodSmile,
  neutral: IconMoodNeutral,
  negative: IconMoodSad,
}
