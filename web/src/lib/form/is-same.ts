/** Of values as JSON says them. */
export const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other)

/** JSON knows no NaN, which is how a field tells of what is no number. */
const written = (value: unknown) =>
  JSON.stringify(value, (_, each) => (Number.isNaN(each) ? 'not a number' : each))
