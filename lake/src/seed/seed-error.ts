/** A seed that cannot be loaded. Nothing of it was stored; the message says where to look. */
export class SeedError extends Error {
  override name = 'SeedError'
}
