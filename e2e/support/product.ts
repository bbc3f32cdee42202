import type {Addresses} from '@upline/scripts/product/addresses.ts'

export const productVariable = 'UPLINE_PRODUCT'

/** Where the product under test answers. Throws outside of a run that start-product.ts set up. */
export function productAddresses(): Addresses {
  const addresses = process.env[productVariable]
  if (!addresses) throw new Error(`${productVariable} is not set: run the journeys with \`npm run e2e\`.`)
  return JSON.parse(addresses)
}
