import {createHash, randomInt} from 'node:crypto'
import {mkdirSync, symlinkSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {dataFolder} from '@upline/scripts/bootstrap/data-folder.mjs'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import type {Ports} from '@upline/scripts/product/settings.ts'
import getPort, {portNumbers} from 'get-port'

/**
 * Returns a free port below the range of outgoing connections, so that it stays free while its server is down. Starts at a random port,
 * because other test processes choose ports too.
 */
export const freePort = (): Promise<number> => getPort({port: portNumbers(randomInt(20_000, 31_000), 32_000)})

/** The first port of products of this checkout. */
const first = 10_000 + 100 * (createHash('sha256').update(root).digest().readUInt16BE() % 90)

/**
 * Returns the ports of a product with the data folder `data`. They are the same each time, unless another product uses them, because builds
 * contain the addresses: the folder's builds are kept for the next product.
 */
export async function productPorts(data: string): Promise<Ports> {
  const next = () => getPort({port: portNumbers(first, first + 99)})
  const ports = {site: await next(), studio: await next(), backend: await next(), smtp: await next()}
  const builds = join(dataFolder(process.env, root), 'build/tests', String(ports.site))
  mkdirSync(builds, {recursive: true})
  // As below a project of CommonJS.
  writeFileSync(join(builds, '../package.json'), '{"type": "commonjs"}')
  symlinkSync(builds, join(data, 'build'))
  return ports
}
