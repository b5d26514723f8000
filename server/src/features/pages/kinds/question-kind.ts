import type { ContentOf } from '@tandem/contract/backend/contents'
import type { ContentKind, StoredContent } from '#features/contents/contents.api.ts'
import { freeKey } from '#features/contents/contents.api.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import {
  findEntry,
  findTopic,
  listEntries,
  type QuestionEntry,
  saveEntry,
  setEntryClaimed,
} from '../faq/edit-faq.store.ts'
import { listPlaceholders } from '../fill-placeholders.ts'

export const questionKind: ContentKind<ContentOf<'question'>> = {
  name: 'question',
  list: async (ctx) => (await listEntries(ctx.db)).map(toStored),
  async find(ctx, id) {
    const entry = await findEntry(ctx.db, id)
    return entry && toStored(entry)
  },
  async check(ctx, id, content) {
    const audience = (id && (await findEntry(ctx.db, id))?.audience) ?? content.audience
    if (audience !== content.audience) throw invalidField(ctx.locale, 'content.audience', 'invalid')
    if (!(await findTopic(ctx.db, audience, content.topic)))
      throw invalidField(ctx.locale, 'content.topic', 'unknown_reference')
    return content
  },
  publish: (ctx, id, { kind: _, topic, titleDe, titleEn, bodyDe, bodyEn, ...facts }) =>
    saveEntry(ctx.db, {
      ...{ ...facts, key: id, topicKey: topic, updatedAt: ctx.clock() },
      ...{ questionDe: titleDe, questionEn: titleEn, answerDe: bodyDe, answerEn: bodyEn },
    }),
  placeholders: async (ctx) => listPlaceholders(await ctx.settings(ctx.db)),
  claim: (ctx, id) => setEntryClaimed(ctx.db, id),
  newId: (ctx, { titleDe }) => freeKey(titleDe, async (key) => (await findEntry(ctx.db, key)) !== null),
}

const toStored = (entry: QuestionEntry): StoredContent => ({
  ...{ id: entry.key, isStarter: entry.isStarter, changedAt: entry.updatedAt, isShown: true },
  content: {
    kind: 'question',
    ...{ audience: entry.audience, topic: entry.topicKey, isWithdrawn: entry.isWithdrawn },
    ...{ titleDe: entry.questionDe, titleEn: entry.questionEn },
    ...{ bodyDe: entry.answerDe, bodyEn: entry.answerEn },
  },
})
