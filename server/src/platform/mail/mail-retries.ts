/** For jobs that mail: with pauses of at most an hour this is two days, so a mail server that is down loses nothing. */
export const mailRetries = 60
