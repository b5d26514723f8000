/** Where the summary in the head leads. */
export const matchPanelId = 'passung'
