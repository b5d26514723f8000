import type { ContentOf } from '@tandem/contract/backend/contents'
import { type FaqAudience, faqAudiences } from '@tandem/contract/pages/faq'
import type { ContentKind, StoredContent } from '#features/contents/contents.api.ts'
import { freeKey } from '#features/contents/contents.api.ts'
import type { Context } from '#platform/context/context.ts'
import {
  deleteTopicsBut,
  listEntries,
  listTopics,
  saveTopics,
  setPositions,
  setTopicsClaimed,
} from '../faq/edit-faq.store.ts'

/** The topics of an audience and the order of its questions; its id is the audience. */
export const topicsKind: ContentKind<ContentOf<'topics'>> = {
  name: 'topics',
  list: (ctx) => Promise.all(faqAudiences.map((audience) => readTopics(ctx, audience))),
  async find(ctx, id) {
    const audience = audienceOf(id)
    return audience ? readTopics(ctx, audience) : null
  },
  /** New topics get their keys; whoever left out one that has questions, or did not know it yet, finds it at the end. */
  async check(ctx, id, content) {
    const stored = await readTopics(ctx, audienceOf(id) ?? 'applicant')
    return withMissing(await withKeys(content), stored.content)
  },
  async publish(ctx, id, { topics }) {
    const audience = audienceOf(id)
    if (!audience) return
    await saveTopics(
      ctx.db,
      topics.map(({ id: key, titleDe, titleEn }, position) => ({
        audience,
        key,
        titleDe,
        titleEn,
        position,
      })),
    )
    await setPositions(
      ctx.db,
      topics.flatMap(({ id: topicKey, questions }) =>
        questions.map((key, position) => ({ audience, topicKey, key, position })),
      ),
    )
    await deleteTopicsBut(
      ctx.db,
      audience,
      topics.map((topic) => topic.id),
    )
  },
  async claim(ctx, id) {
    const audience = audienceOf(id)
    if (audience) await setTopicsClaimed(ctx.db, audience)
  },
}

const audienceOf = (id: string | null): FaqAudience | undefined => faqAudiences.find((each) => each === id)

async function readTopics(ctx: Context, audience: FaqAudience): Promise<StoredContent & { content: Topics }> {
  const topics = await listTopics(ctx.db, audience)
  const entries = await listEntries(ctx.db)
  return {
    id: audience,
    content: {
      kind: 'topics',
      topics: topics.map(({ key: id, titleDe, titleEn }) => ({
        ...{ id, titleDe, titleEn },
        questions: entries
          .filter((entry) => entry.audience === audience && entry.topicKey === id)
          .map(({ key }) => key),
      })),
    },
    isStarter: topics.some(({ isStarter }) => isStarter),
    changedAt: new Date(0),
    isShown: true,
  }
}

type Topics = ContentOf<'topics'>

async function withKeys({ topics }: Topics): Promise<Topics> {
  const keys = new Set(topics.map(({ id }) => id).filter(Boolean))
  const named: Topics['topics'] = []
  for (const topic of topics) {
    const id = topic.id || (await freeKey(topic.titleDe, async (key) => keys.has(key)))
    keys.add(id)
    named.push({ ...topic, id })
  }
  return { kind: 'topics', topics: named }
}

/** Questions stay with the topic that they belong to, in the order that was asked for. */
function withMissing(asked: Topics, stored: Topics): Topics {
  const questionsOf = new Map(stored.topics.map(({ id, questions }) => [id, questions]))
  const kept = asked.topics.filter(
    ({ id }, index) => asked.topics.findIndex((each) => each.id === id) === index,
  )
  const missing = stored.topics.filter(
    ({ id, questions }) => questions.length > 0 && kept.every((topic) => topic.id !== id),
  )
  return {
    kind: 'topics',
    topics: [...kept, ...missing].map((topic) => {
      const own = questionsOf.get(topic.id) ?? []
      const known = [...new Set(topic.questions)].filter((key) => own.includes(key))
      return { ...topic, questions: [...known, ...own.filter((key) => !known.includes(key))] }
    }),
  }
}
