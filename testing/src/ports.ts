import {randomInt} from 'node:crypto'
import type {Ports} from '@upline/scripts/product/settings.ts'
import getPort, {portNumbers} from 'get-port'

/**
 * Returns a free port below the range of outgoing connections, so that it stays free while its server is down. Starts at a random port,
 * because other test processes choose ports too.
 */
export const freePort = (): Promise<number> => getPort({port: portNumbers(randomInt(20_000, 31_000), 32_000)})

export async function freePorts(): Promise<Ports> {
  const [site, studio, backend, smtp] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  return {site, studio, backend, smtp}
}
