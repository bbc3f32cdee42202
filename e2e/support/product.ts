import type {Addresses} from '@upline/scripts/product/settings.ts'

export const productVariable = 'UPLINE_PRODUCT'

/** Returns the addresses of the product under test. Throws without start-product.ts. */
export function productAddresses(): Addresses {
  const addresses = process.env[productVariable]
  if (!addresses) throw new Error(`${productVariable} is not set: run the journeys with \`npm run e2e\`.`)
  return JSON.parse(addresses)
}

/** Name of a visitor whose inquiry the other system refuses, until it is asked for the path `/accept`, and again after `/refuse`. */
export const refused = 'Amos Field'
