import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FaqAudience, faqAudiences } from '@tandem/contract/pages/faq'
import { projectRoot } from '#platform/config/project-root.ts'

type Topic = { key: string; title: string; questions: { key: string; question: string; answer: string }[] }
export type DefaultTopic = {
  audience: FaqAudience
  key: string
  titleDe: string
  titleEn: string
  questions: DefaultQuestion[]
}
type DefaultQuestion = {
  key: string
  questionDe: string
  questionEn: string
  answerDe: string
  answerEn: string
}

const folder = join(projectRoot, 'server/src/features/pages/default-faq')

/**
 * The questions in `default-faq/`, one file an audience and language: `#` is a topic, `##` a question, each with the key
 * of its address in braces. Both languages have the same ones in the same order.
 */
export async function readDefaultFaq(): Promise<DefaultTopic[]> {
  const all = await Promise.all(faqAudiences.map(readTopics))
  return all.flat()
}

async function readTopics(audience: FaqAudience): Promise<DefaultTopic[]> {
  const [german, english] = await Promise.all(
    ['de', 'en'].map(async (locale) =>
      parseFaq(await readFile(join(folder, `${audience}.${locale}.md`), 'utf8')),
    ),
  )
  const inEnglish = new Map(english?.map((topic) => [topic.key, topic]))
  return (german ?? []).map(({ key, title, questions }) => {
    const translated = inEnglish.get(key)
    const answers = new Map(translated?.questions.map((one) => [one.key, one]))
    return {
      ...{ audience, key, titleDe: title, titleEn: translated?.title ?? '' },
      questions: questions.map(({ key, question, answer }) => ({
        ...{ key, questionDe: question, answerDe: answer },
        questionEn: answers.get(key)?.question ?? '',
        answerEn: answers.get(key)?.answer ?? '',
      })),
    }
  })
}

function parseFaq(markdown: string): Topic[] {
  return sectionsOf(markdown, '#').map(({ title, key, body }) => ({
    ...{ key, title },
    questions: sectionsOf(body, '##').map((one) => ({
      ...{ key: one.key, question: one.title },
      answer: one.body.trim(),
    })),
  }))
}

function sectionsOf(markdown: string, mark: '#' | '##') {
  const headings = [...markdown.matchAll(new RegExp(`^${mark} (.+) \\{#([a-z0-9-]+)\\}$`, 'gm'))]
  return headings.map((heading, index) => ({
    title: heading[1] ?? '',
    key: heading[2] ?? '',
    body: markdown.slice(heading.index + heading[0].length, headings[index + 1]?.index),
  }))
}
