/** The storage works, and has no such file: trying again brings nothing. */
export class MissingFile extends Error {
  override name = 'MissingFile'
}
