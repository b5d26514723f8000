import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compileSchema } from './compile-schema.ts'

const schema = z.strictObject({
  words: z._default(z.array(z.string().check(z.maxLength(3))), []),
  range: z.optional(z.object({ from: z.int(), to: z.int() }).check(z.refine(({ from, to }) => from <= to))),
})

test('a schema that is used often is compiled, and says the same of what is valid and what is not', () => {
  const values = [
    {},
    { words: ['a', 'b'], range: { from: 1, to: 2, unnamed: 3 } },
    { words: ['long'], range: { from: 2, to: 1 } },
    { unnamed: 1 },
    null,
  ]
  const parsed = values.map((value) => z.safeParse(schema, value))
  expect(compileSchema(schema)).toBe(schema)
  for (let n = 0; n < 300; n += 1) {
    const used = compileSchema(schema)
    expect(values.map((value) => z.safeParse(used, value))).toEqual(parsed)
  }
  expect(compileSchema(schema)).not.toBe(schema)
})
