import { describe, expect, it } from 'vitest'
import { savable, unsavedKeys } from './content.ts'
import { blank } from './sample-draft.ts'

describe('savable', () => {
  it('takes valid parts and keeps the saved version of invalid ones', () => {
    const saved = { ...blank, grade: 2.1 }
    const draft = { ...saved, title: ' Informatik ', grade: 4.6, aboutMe: 'x'.repeat(5001) }
    expect(savable(draft, saved)).toEqual({ ...saved, title: 'Informatik' })
  })

  it('does not send again what was refused, until it is changed', () => {
    const draft = { ...blank, qualification: 'gone' }
    expect(savable(draft, blank, { qualification: 'gone' })).toEqual(blank)
    expect(savable({ ...draft, qualification: 'ahr' }, blank, { qualification: 'gone' }).qualification).toBe(
      'ahr',
    )
  })

  it('takes an emptied grade for empty, and one that is no number for unfinished', () => {
    const saved = { ...blank, grade: 2.1 }
    expect(savable({ ...saved, grade: null }, saved).grade).toBe(null)
    expect(savable({ ...saved, grade: Number.NaN }, saved).grade).toBe(2.1)
    expect(savable({ ...blank, grade: Number.NaN }, blank, { grade: null }).grade).toBe(null)
  })
})

describe('unsavedKeys', () => {
  it('ignores spaces around a text, and counts every invalid part as unsaved', () => {
    expect(unsavedKeys({ ...blank, title: '  ' }, blank)).toEqual([])
    expect(unsavedKeys({ ...blank, grade: Number.NaN, aboutMe: 'Hallo' }, blank)).toEqual([
      'grade',
      'aboutMe',
    ])
  })
})
