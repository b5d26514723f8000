import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as german } from '@zxcvbn-ts/language-de'
import { dictionary as english } from '@zxcvbn-ts/language-en'

export type Score = 0 | 1 | 2 | 3 | 4
export type Question = { password: string; ownData: string[] }
export type Answer = { score: Score }

const estimator = new ZxcvbnFactory({
  maxLength: 64,
  l33tMaxSubstitutions: 10,
  graphs: adjacencyGraphs,
  dictionary: { ...common, ...german, ...english },
})

self.onmessage = ({ data: { password, ownData } }: MessageEvent<Question>) => {
  const words = ownData.flatMap((datum) => [datum, ...datum.split(/[^\p{L}\d]+/u)])
  const own = words.map((word) => word.toLowerCase()).filter((word) => word.length >= 3)
  // As on the server: without the person's own data it must be good, too.
  const rest = own.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase())
  const [whole, stripped] = [password, rest].map((text) => estimator.check(text, ['tandem', ...own]).score)
  self.postMessage({ score: Math.min(Number(whole), Number(stripped)) as Score } satisfies Answer)
}
