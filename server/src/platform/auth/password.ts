import { hash, verify } from '@node-rs/argon2'

/** Argon2id as OWASP's Password Storage Cheat Sheet asks for. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A password that nobody has, hashed at the same cost. */
export const dummyPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$g+qHvKIUH+OuYxg7wsLHFQ$BfP35KdqsQUSQGveqV3oj8jX1PG65vnX3HbDIBcd2P8'

export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), cost)
}

/** Takes as long when there is no hash to compare with, so that time does not tell who has an account. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? dummyPasswordHash, normalise(password))
  return matches && passwordHash !== null
}

// "ü" may arrive as one character or as "u" with dots, depending on the keyboard.
const normalise = (password: string) => password.normalize('NFKC')
