import { AboutApplication } from '#features/applications/public.ts'
import { MessagesPage } from '#features/messaging/MessagesPage.tsx'

/** Here, since the applications know of messages, and so messages know nothing of applications. */
export const MessagesScreen = () => <MessagesPage about={AboutApplication} />
