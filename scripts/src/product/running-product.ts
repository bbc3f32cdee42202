import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {UserError} from '../bootstrap/user-error.mjs'
import type {Addresses, Settings} from './settings.ts'

/** The product that runs on a data folder. Its backend answers with the same token. */
interface Product {
  addresses: Addresses
  token: string
}

const fileOf = (data: string): string => join(data, 'product.json')

/** Records how commands find the product. Only for the owner of the folder's lock. */
export function recordProduct(data: string, product: Product): void {
  writeFileSync(fileOf(data), `${JSON.stringify(product)}\n`, {mode: 0o600})
}

/**
 * Returns the addresses of the product that runs on the data folder, whatever ports this terminal's variables name. Throws a UserError
 * if none does: another product may listen on the port, and a command for this folder must not change its content.
 */
export async function findProduct({
  data,
  addresses,
}: Pick<Settings, 'data' | 'addresses'>): Promise<Addresses> {
  const product = readProduct(data)
  const {backend} = product?.addresses ?? addresses
  const found = await fetchProduct(backend)
  if (product && found?.token === product.token) return product.addresses
  const other =
    found && ` The backend at ${backend} is that of another product, on ${found.data ?? 'another folder'}.`
  throw new UserError(
    `No product runs on the data folder ${data}.${other ?? ''} Run npm start here, and this command in a second terminal.`,
  )
}

function readProduct(data: string): Product | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(data), 'utf8'))
  } catch {
    return undefined
  }
}

/** Returns how the backend identifies itself, {} for another server, or undefined if nothing answers. */
async function fetchProduct(backend: string): Promise<{token?: string; data?: string} | undefined> {
  const answer = await fetch(`${backend}/local/product`).catch(() => undefined)
  return answer && ((await answer.json().catch(() => undefined)) ?? {})
}
