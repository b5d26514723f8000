import type { MathsModule } from '@tandem/contract/maths'
import { mathsTopicNames, mathsTopics } from '@tandem/contract/maths/exercises'

export const firstTopicOf = (module: MathsModule) =>
  mathsTopicNames.find((topic) => mathsTopics[topic] === module) ?? 'arithmetic'
