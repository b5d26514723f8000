import { expect, test } from 'vitest'
import { toBlocks } from './prose-blocks.ts'

test('blank lines part paragraphs', () => {
  expect(toBlocks('Eins.\n\nZwei.\n \n\nDrei.\n')).toEqual(['Eins.', 'Zwei.', 'Drei.'])
})

test('line under line is a list, with marks or without', () => {
  expect(toBlocks('Du planst.\nDu baust.')).toEqual([['Du planst.', 'Du baust.']])
  expect(toBlocks('Wir bieten:\n\n- Zeit\n• Geld\n– Rat')).toEqual(['Wir bieten:', ['Zeit', 'Geld', 'Rat']])
})

test('an empty text has no blocks', () => {
  expect(toBlocks(' \n\n ')).toEqual([])
})
