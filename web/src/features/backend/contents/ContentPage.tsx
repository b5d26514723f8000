import { contentKinds } from '@tandem/contract/backend/contents'
import { useParams } from 'react-router'
import { ExistingContent, NewContent } from './EditedContent.tsx'

/** One content in both languages, with what it said before; `neu` is one that there is not yet. */
export function ContentPage() {
  const { kind: asked, contentId = '' } = useParams()
  // Locations are an area of their own.
  const kind = contentKinds.find((each) => each === asked && each !== 'location')
  const isNew = contentId === 'neu'
  if (isNew && (kind === 'question' || kind === 'notice')) return <NewContent kind={kind} />
  return <ExistingContent key={`${kind} ${contentId}`} kind={kind} id={contentId} />
}
