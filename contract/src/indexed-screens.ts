import type { Locale } from './locales.ts'
import type { ScreenName } from './screens.ts'

/**
 * The screens that search engines show, those of offers and companies while a setting opens them to visitors. All
 * others, signed-in ones and those of a mail's link among them, ask to be left out.
 */
export const indexedScreens = [
  'home',
  'offers',
  'offer',
  'company',
  'register',
  'eligibility',
  'faq',
  'faqQuestion',
  'companyFaq',
  'companyFaqQuestion',
  'contactUs',
  'contactLocation',
  'imprint',
  'privacy',
  'terms',
  'accessibility',
] as const satisfies ScreenName[]
export type IndexedScreen = (typeof indexedScreens)[number]

/** What the web client's build writes for the server, which draws the head of each page. */
export type ScreenHeads = Record<
  Locale,
  {
    notFound: string
    /** As the client shows them; a record's own name takes their place. */
    titles: Partial<Record<ScreenName, string>>
    /** 50 to 160 characters. `{{name}}` and the like stand for what the record says. */
    descriptions: Record<IndexedScreen, string>
    /** What is said in their place where the platform offers jobs. */
    jobs: {
      titles: Partial<Record<ScreenName, string>>
      descriptions: Partial<Record<IndexedScreen, string>>
    }
  }
>
