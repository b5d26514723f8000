/** A place of the list with the kilometres around it: `1234~25`. 0 means only this place. */
export const placeAround = (id: string, radius: number): string => `${id}~${radius}`
