import { servedPart } from '#lib/served-part.tsx'
import { PageSkeleton } from '../static/PageSkeleton.tsx'

export const ServedContactForm = servedPart(
  async () => (await import('./ContactForm.tsx')).ContactForm,
  <PageSkeleton />,
)
