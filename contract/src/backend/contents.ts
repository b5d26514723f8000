import * as z from 'zod/mini'
import { Phone } from '../accounts/registration.ts'
import { consentPages } from '../accounts.ts'
import { Email, Instant, Latitude, Longitude, line, text, whole, wholeInQuery } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { noticeAudiences, noticeTypes } from '../notices.ts'
import { faqAudiences } from '../pages/faq.ts'

const admin = only('admin', 'backend')

/**
 * What the back office edits: static pages, frequent questions, their topics and order by audience, notices, what mails
 * and the first questions say, and the locations of the university.
 */
export const contentKinds = [
  'page',
  'question',
  'topics',
  'notice',
  'mail',
  'onboarding',
  'location',
] as const
export type ContentKindName = (typeof contentKinds)[number]
/** There is a fixed number of the others. */
export const createdKinds = ['question', 'notice', 'location'] as const

/** In both languages; without English the German text is shown. */
const texts = (max: { title: number; body: number }) => ({
  titleDe: line(max.title),
  titleEn: text(max.title),
  bodyDe: line(max.body),
  bodyEn: text(max.body),
})
/** Out of sight of readers, and kept. */
const isWithdrawn = z.boolean()

/** Markdown without HTML. */
export const PageContent = z.strictObject({
  kind: z.literal('page'),
  ...texts({ title: 120, body: 60_000 }),
})

/** The titles are the question, the bodies the answer, Markdown without HTML. */
export const QuestionContent = z.strictObject({
  kind: z.literal('question'),
  audience: z.enum(faqAudiences),
  /** One of the audience's topics. */
  topic: line(80),
  ...texts({ title: 200, body: 10_000 }),
  isWithdrawn,
})

/** The topics of an audience in their order, each with its questions in theirs. */
export const TopicsContent = z.strictObject({
  kind: z.literal('topics'),
  topics: z
    .array(
      z.strictObject({
        /** Without it the topic is new. */
        id: text(80),
        titleDe: line(80),
        titleEn: text(80),
        questions: z.array(line(80)).check(z.maxLength(300)),
      }),
    )
    .check(z.maxLength(40)),
})

/** Plain text. */
export const NoticeContent = z.strictObject({
  kind: z.literal('notice'),
  type: z.enum(noticeTypes),
  audience: z.enum(noticeAudiences),
  ...texts({ title: 120, body: 500 }),
  bodyDe: text(500),
  /** null: at once, and for ever. */
  showFrom: z.nullable(Instant),
  showUntil: z.nullable(Instant),
  isWithdrawn,
})

/** The titles are the subject, the bodies paragraphs of plain text; `{…}` stands for what differs from mail to mail. */
export const MailTextContent = z.strictObject({
  kind: z.literal('mail'),
  ...texts({ title: 150, body: 5000 }),
  headingDe: line(150),
  headingEn: text(150),
  buttonDe: line(60),
  buttonEn: text(60),
  /** Below the button. */
  smallDe: text(2000),
  smallEn: text(2000),
})

/** The titles are a question of the first steps, the bodies what explains it. Plain text. */
export const OnboardingContent = z.strictObject({
  kind: z.literal('onboarding'),
  ...texts({ title: 120, body: 400 }),
})

/** The bodies are its opening hours, in words. Who works there is no part of its versions: people may be forgotten. */
export const LocationContent = z.strictObject({
  kind: z.literal('location'),
  /** As it is called in every language. */
  name: line(120),
  street: text(120),
  postalCode: z.string().check(z.trim(), z.regex(/^\d{5}$/)),
  town: line(80),
  latitude: Latitude,
  longitude: Longitude,
  mail: z.union([z.literal(''), Email]),
  phone: z.union([z.literal(''), Phone]),
  bodyDe: text(200),
  bodyEn: text(200),
  isWithdrawn,
})

export const Content = z.discriminatedUnion('kind', [
  PageContent,
  QuestionContent,
  TopicsContent,
  NoticeContent,
  MailTextContent,
  OnboardingContent,
  LocationContent,
])
export type Content = z.output<typeof Content>
export type ContentOf<Kind extends ContentKindName> = Extract<Content, { kind: Kind }>

/** Whether a version of it may ask all accounts for their consent. */
export const mayAskConsent = (kind: ContentKindName, id: string): boolean =>
  kind === 'page' && consentPages.some((page) => page === id)

/** Then readers of English see German. */
export function isEnglishMissing(content: Content): boolean {
  if (content.kind === 'topics') return content.topics.some(({ titleEn }) => titleEn === '')
  const isBodyMissing = content.bodyEn === '' && content.bodyDe !== ''
  return isBodyMissing || (content.kind !== 'location' && content.titleEn === '')
}

const Version = z.object({
  revision: z.int(),
  /** It came with the product. */
  isStarter: z.boolean(),
  /** null: it came with the product, or the account is gone. */
  savedBy: z.nullable(z.string()),
  savedAt: Instant,
  /** null: it never was public, or is not yet. */
  publishedAt: z.nullable(Instant),
  /** It becomes public then. */
  publishAt: z.nullable(Instant),
  /** Once it is public, accounts that agreed before are asked again. */
  asksConsent: z.boolean(),
})
export type Version = z.output<typeof Version>

const Edited = {
  id: z.string(),
  /** The number of its newest version, published or planned; a change names it. */
  revision: z.int(),
  /** What readers see. */
  content: Content,
  published: Version,
  /** What they will see. */
  planned: z.nullable(z.extend(Version, { content: Content })),
  /** No setting hides it. */
  isShown: z.boolean(),
  /** `older`: German was changed after it. */
  english: z.enum(['current', 'older', 'missing']),
}
export const ContentSummary = z.object(Edited)
export type ContentSummary = z.output<typeof ContentSummary>
export const EditedContent = z.object({
  ...Edited,
  /** The newest first. */
  versions: z.array(Version),
  /** What its texts may hold in braces, each with what may stand there. */
  placeholders: z.array(
    z.object({ name: z.string(), example: z.object({ de: z.string(), en: z.string() }) }),
  ),
})
export type EditedContent = z.output<typeof EditedContent>

const Kind = { kind: z.enum(contentKinds) }
const ContentId = z.strictObject({ ...Kind, id: line(80) })
const revision = whole(0, 1_000_000)
export const NewContent = z.discriminatedUnion('kind', [QuestionContent, NoticeContent, LocationContent])

/** null: it is public at once. */
const publishAt = z.nullable(Instant)
export const Draft = z.strictObject({
  content: Content,
  publishAt,
  /** Only of the terms of use and the privacy policy; without it nobody is asked. */
  asksConsent: z.optional(z.boolean()),
})
export type Draft = z.output<typeof Draft>

export const listContents = endpoint({
  method: 'GET',
  path: '/backend/contents/{kind}',
  summary: 'All contents of a kind in both languages, with who changed them when and what is planned',
  access: admin,
  params: z.strictObject(Kind),
  output: envelope('contents', z.array(ContentSummary)),
})

export const getContent = endpoint({
  method: 'GET',
  path: '/backend/contents/{kind}/{id}',
  summary: 'A content as it is edited, in both languages, with its versions',
  access: admin,
  params: ContentId,
  output: envelope('content', EditedContent),
})

export const getContentVersion = endpoint({
  method: 'GET',
  path: '/backend/contents/{kind}/{id}/versions/{revision}',
  summary: 'What a content said in one of its versions',
  access: admin,
  params: z.extend(ContentId, { revision: wholeInQuery(1, 1_000_000) }),
  output: envelope('version', z.extend(Version, { content: Content })),
})

export const createContent = endpoint({
  method: 'POST',
  path: '/backend/contents/{kind}',
  summary: 'A new question, notice or location, public now or at a time',
  access: admin,
  params: z.strictObject({ kind: z.enum(createdKinds) }),
  body: z.strictObject({ content: NewContent, publishAt }),
  output: envelope('content', EditedContent),
})

export const saveContent = endpoint({
  method: 'PUT',
  path: '/backend/contents/{kind}/{id}',
  summary: 'Publish a content, now or at a time, instead of what is planned; what it said before is kept',
  access: admin,
  params: ContentId,
  body: z.extend(Draft, {
    revision,
    /** For what is public now, also what is planned stays: it is only taken out of sight, or brought back. */
    keepsPlan: z.optional(z.boolean()),
  }),
  output: envelope('content', EditedContent),
  errors: ['changed_elsewhere'],
})

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/backend/contents/mail/{id}/test',
  summary: 'Send a draft of a mail to yourself, with made-up names; nothing is published',
  access: admin,
  params: z.strictObject({ id: line(80) }),
  body: z.strictObject({ content: MailTextContent, language: z.enum(locales) }),
  /** Where it was sent to. */
  output: envelope('sentTo', z.string()),
})

export const cancelPublication = endpoint({
  method: 'POST',
  path: '/backend/contents/{kind}/{id}/cancellation',
  summary: 'Do not publish what is planned; it is kept as a version',
  access: admin,
  params: ContentId,
  body: z.strictObject({ revision }),
  output: envelope('content', EditedContent),
  errors: ['changed_elsewhere'],
})
