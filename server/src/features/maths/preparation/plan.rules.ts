import type { MathsModule } from '@tandem/contract/maths'
import { type MathsTopic, mathsTopicNames, mathsTopics } from '@tandem/contract/maths/exercises'
import type { Preparation } from '@tandem/contract/maths/preparation'
import { addDays, berlinDay } from '#platform/clock/berlin-day.ts'

export type Practised = { exercise: string; topic: string; isRight: boolean; createdAt: Date }

/** Days until a topic comes again, after so many right answers in a row (Leitner's boxes). */
const intervals = [1, 3, 7, 16, 35]
const shownDays = 14
const dayMs = 86_400_000
/** What an exercise with its worked steps takes. */
const minutesOfTopic = 15

/** A topic is reached when so many of its exercises in a row were right at the first try. */
const rightForGoal = 2
/** What the test rates so high is left out of the plan. */
const strongFrom = 5

/** After a plan was begun anew, what was practised before does not count for its goal, nor for what is due. */
export function topicStates(
  practised: readonly Practised[],
  ratings: ReadonlyMap<MathsModule, number> = new Map(),
  since: Date | null = null,
): Preparation['topics'] {
  return mathsTopicNames.map((topic) => {
    const all = practised.filter((each) => each.topic === topic)
    const own = all.filter(({ createdAt }) => since === null || createdAt >= since)
    const last = own.at(-1)
    const lastWrong = own.findLastIndex(({ isRight }) => !isRight)
    const inARow = own.length - 1 - lastWrong
    const days = intervals[Math.min(inARow, intervals.length) - 1] ?? 1
    const module = mathsTopics[topic]
    return {
      ...{ topic, module },
      right: all.filter(({ isRight }) => isRight).length,
      answered: all.length,
      dueOn: last ? addDays(berlinDay(last.createdAt), days) : null,
      isPlanned: (ratings.get(module) ?? 0) < strongFrom,
      isReached: inARow >= rightForGoal,
    }
  })
}

/**
 * The coming days of the plan: what is due and what is new in turn, the weakest modules first. It is made anew each time,
 * so a day that was missed moves to the next one and nobody is ever behind.
 */
export function planUnits(
  plan: { minutes: number; weekdays: number[] },
  topics: Preparation['topics'],
  ratings: ReadonlyMap<MathsModule, number>,
  today: string,
): Preparation['units'] {
  const perDay = Math.max(1, Math.floor(plan.minutes / minutesOfTopic))
  const answered = new Set(topics.flatMap(({ topic, answered }) => (answered > 0 ? [topic] : [])))
  const fresh = topics
    .filter(({ dueOn, isPlanned }) => dueOn === null && isPlanned)
    .toSorted((a, b) => (ratings.get(a.module) ?? 0) - (ratings.get(b.module) ?? 0))
    .map(({ topic }) => topic)
  const known = new Map(topics.flatMap(({ topic, dueOn }) => (dueOn ? [[topic, dueOn] as const] : [])))
  const units: Preparation['units'] = []
  // Of repetitions over new topics. It begins in turn, since the plan of a single unit a day is made anew each day.
  let surplus = (Date.parse(today) / dayMs) % 2
  for (let ahead = 0; ahead < shownDays; ahead++) {
    const day = addDays(today, ahead)
    if (!plan.weekdays.includes(weekdayOf(day))) continue
    const due = [...known].filter(([, on]) => on <= day).toSorted((a, b) => a[1].localeCompare(b[1]))
    const ofDay: MathsTopic[] = []
    for (let unit = 0; unit < perDay; unit++) {
      const isRepetition = due.length > 0 && (fresh.length === 0 || surplus <= 0)
      const [topic] = isRepetition ? (due.shift() ?? []) : [fresh.shift()]
      if (!topic) break
      ofDay.push(topic)
      surplus += isRepetition ? 1 : -1
    }
    const minutes = Math.round(plan.minutes / Math.max(1, ofDay.length))
    for (const topic of ofDay) {
      units.push({ day, topic, minutes, isRepetition: known.has(topic) || answered.has(topic) })
      known.set(topic, addDays(day, known.has(topic) ? 7 : 3))
    }
  }
  return units
}

/** Exercises of today, and of this week from Monday on. */
export function countPractised(
  practised: readonly Practised[],
  today: string,
): Pick<Preparation, 'practisedToday' | 'practisedThisWeek'> {
  const monday = addDays(today, 1 - weekdayOf(today))
  const days = practised.map(({ createdAt }) => berlinDay(createdAt))
  return {
    practisedToday: days.filter((day) => day === today).length,
    practisedThisWeek: days.filter((day) => day >= monday).length,
  }
}

/** 1 Monday to 7 Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || 7
