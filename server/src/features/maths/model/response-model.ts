/** What the model needs of a question: where half get it right, in logits, and how sharply it parts them. */
export type Item = { difficulty: number; discrimination: number }
export type Response = Item & { isRight: boolean }
export type Estimate = { ability: number; standardError: number }

/** Abilities before the first answer: normal around 0. Wide, so that answers soon count more than it. */
const priorDeviation = 1.5
const grid = Array.from({ length: 81 }, (_, at) => -4 + at / 10)

/** Two-parameter logistic model (Birnbaum 1968). */
export function chanceOfRight({ difficulty, discrimination }: Item, ability: number): number {
  return 1 / (1 + Math.exp(-discrimination * (ability - difficulty)))
}

/** Fisher information: how much an answer would tell at this ability. */
export function information(item: Item, ability: number): number {
  const chance = chanceOfRight(item, ability)
  return item.discrimination ** 2 * chance * (1 - chance)
}

/** The mean of the abilities as the answers leave them likely (EAP), and their deviation. Defined for all right or all wrong, too. */
export function estimate(
  responses: readonly Response[],
  prior: { mean: number; deviation: number } = { mean: 0, deviation: priorDeviation },
): Estimate {
  const logs = grid.map((ability) => {
    const distance = (ability - prior.mean) / prior.deviation
    return responses.reduce(
      (sum, response) => {
        const chance = chanceOfRight(response, ability)
        return sum + Math.log(response.isRight ? chance : 1 - chance)
      },
      -(distance ** 2) / 2,
    )
  })
  const highest = Math.max(...logs)
  const weights = logs.map((log) => Math.exp(log - highest))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const moment = (of: (ability: number) => number) =>
    weights.reduce((sum, weight, at) => sum + weight * of(grid[at] ?? 0), 0) / total
  const ability = moment((each) => each)
  return { ability, standardError: Math.sqrt(moment((each) => (each - ability) ** 2)) }
}
