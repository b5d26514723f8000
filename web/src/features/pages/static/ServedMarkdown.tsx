import { servedPart } from '#lib/served-part.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

export const ServedMarkdown = servedPart(
  async () => (await import('./Markdown.tsx')).Markdown,
  <PageSkeleton />,
)
