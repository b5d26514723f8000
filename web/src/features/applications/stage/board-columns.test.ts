import { applicationStatuses, movableStages, stages } from '@tandem/contract/applications'
import { describe, expect, it } from 'vitest'
import { boardColumns, columnOf, stageOfColumn, stagesAhead } from './board-columns.ts'

const { sent, finished, cancelled } = applicationStatuses

describe('the board', () => {
  it('has every open stage in one of the first four columns', () => {
    expect(stages.map((stage) => columnOf({ status: sent, stage }))).toEqual([
      'new',
      'new',
      'review',
      'review',
      'interview',
      'offer',
    ])
  })

  it('closes what is finished or cancelled, whatever its stage was', () => {
    expect(columnOf({ status: finished, stage: 'interview' })).toBe('closed')
    expect(columnOf({ status: cancelled, stage: 'received' })).toBe('closed')
  })

  it('puts a dropped card into the column it was dropped on', () => {
    for (const column of boardColumns) {
      const stage = stageOfColumn[column]
      if (stage) expect(columnOf({ status: sent, stage })).toBe(column)
    }
  })

  it('moves open applications anywhere but where they are, and closed ones nowhere', () => {
    expect(stagesAhead({ status: sent, stage: 'received' })).toEqual(movableStages)
    expect(stagesAhead({ status: sent, stage: 'interview' })).not.toContain('interview')
    expect(stagesAhead({ status: finished, stage: 'interview' })).toEqual([])
  })
})
