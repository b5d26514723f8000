import type { Context } from '#platform/context/context.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { sweepWords } from './sweep-words.ts'

export const sweepSearchWords = defineJob('sweep-search-words', {
  cron: '20 4 * * *',
  handler: (ctx: Context) => sweepWords(ctx),
})
